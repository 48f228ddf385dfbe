import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { BackIcon } from '../icons/public-icons.tsx';
import { Logo } from './logo.tsx';
import styles from './page.module.css';

interface PageProps {
  title: string;
  /** Target and label of the back link. */
  back?: { to: string; label: string };
  /** Shows the product's name at the top, for pages outside the chat's frame. */
  hasLogo?: boolean;
  /** Beside the page, for a list of its sections. */
  aside?: ReactNode;
  /** Wide enough for cards side by side. */
  wide?: boolean;
  children: ReactNode;
}

/** A page with a back link, a title and one column of content. */
export function Page(props: PageProps) {
  const { title, back, hasLogo = false, aside, wide = false, children } = props;
  usePageTitle(title);
  const main = (
    <main className={styles.page} data-wide={wide}>
      <header className={styles.header}>
        {(back || hasLogo) && (
          <div className={styles.top} data-print="none">
            {back && (
              <Link to={back.to} className={styles.back}>
                <BackIcon />
                {back.label}
              </Link>
            )}
            {hasLogo && <Logo />}
          </div>
        )}
        <h1>{title}</h1>
      </header>
      {children}
    </main>
  );
  if (aside === undefined) return main;
  return (
    <div className={styles.listed}>
      {aside}
      {main}
    </div>
  );
}

/** Sets the title of the browser's tab while the page is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Savet`;
  }, [title]);
}
