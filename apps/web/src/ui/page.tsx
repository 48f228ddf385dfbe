import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BackIcon } from './icons.tsx';
import styles from './page.module.css';
import { usePageTitle } from './use-page-title.ts';

interface PageProps {
  title: string;
  /** Where the arrow at the top leads, and what it says. */
  back?: { to: string; label: string };
  /** As wide as cards side by side need. */
  wide?: boolean;
  children: ReactNode;
}

/** A page of its own: a way back, a title, and a column of content. */
export function Page({ title, back, wide = false, children }: PageProps) {
  usePageTitle(title);
  return (
    <main className={styles.page} data-wide={wide}>
      <header className={styles.header}>
        {back && (
          <Link to={back.to} className={styles.back}>
            <BackIcon />
            {back.label}
          </Link>
        )}
        <h1>{title}</h1>
      </header>
      {children}
    </main>
  );
}
