import type { ReactNode } from 'react';
import { useBillingText } from '#lib/language/use-text.ts';
import { usePageTitle } from '#ui/page/page.tsx';
import { PageTop } from '#ui/page/page-top.tsx';
import styles from './result-page.module.css';

interface ResultPageProps {
  title: string;
  /** An icon that shows the outcome; the title says it too. */
  mark: ReactNode;
  /** A good outcome. */
  isDone?: boolean;
  children: ReactNode;
}

/** The outcome of a payment, in the middle of the page, below the top that every page has. */
export function ResultPage({ title, mark, isDone = false, children }: ResultPageProps) {
  const { back } = useBillingText();
  usePageTitle(title);
  return (
    <main className={styles.page}>
      <PageTop back={{ to: '/chat', label: back }} />
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
