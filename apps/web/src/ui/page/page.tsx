import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { BackIcon } from '../icons/public-icons.tsx';
import styles from './page.module.css';

interface PageProps {
  title: string;
  /** Target and label of the back link. */
  back?: { to: string; label: string };
  /** Wide enough for cards side by side. */
  wide?: boolean;
  children: ReactNode;
}

/** A page with a back link, a title and one column of content. */
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

/** Sets the title of the browser's tab while the page is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Savet`;
  }, [title]);
}
