import type { ReactNode } from 'react';
import { Logo } from '#ui/page/logo.tsx';
import { usePageTitle } from '#ui/page/page.tsx';
import styles from './result-page.module.css';

interface ResultPageProps {
  title: string;
  /** An icon that shows the outcome; the title says it too. */
  mark: ReactNode;
  /** A good outcome. */
  isDone?: boolean;
  children: ReactNode;
}

/** The outcome of a payment, in the middle of the page. */
export function ResultPage({ title, mark, isDone = false, children }: ResultPageProps) {
  usePageTitle(title);
  return (
    <main className={styles.page}>
      <Logo />
      <div className={styles.content}>
        <span className={styles.mark} data-done={isDone}>
          {mark}
        </span>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}
