import { type ReactNode, useEffect } from 'react';
import styles from './page.module.css';
import { type Back, PageTop } from './page-top.tsx';

interface PageProps {
  title: string;
  back?: Back;
  /** Beside the page, for a list of its sections. */
  aside?: ReactNode;
  /** Wide enough for cards side by side. */
  wide?: boolean;
  children: ReactNode;
}

/** A page with the product's name, a back link, a title and one column of content. */
export function Page(props: PageProps) {
  const { title, back, aside, wide = false, children } = props;
  usePageTitle(title);
  const main = (
    <main className={styles.page} data-wide={wide}>
      <header className={styles.header}>
        <PageTop back={back} />
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
