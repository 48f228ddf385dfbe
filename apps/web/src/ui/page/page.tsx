import { type ReactNode, useEffect } from 'react';
import styles from './page.module.css';
import { type Back, PageTop } from './page-top.tsx';

interface PageProps {
  title: string;
  /** A sentence that leads into the page, below its title. */
  lead?: string;
  back?: Back;
  /** Beside the page, for a list of its sections. */
  aside?: ReactNode;
  /** Wide enough for cards side by side. */
  wide?: boolean;
  /** Nothing but a message, in the middle of the screen. */
  message?: boolean;
  children: ReactNode;
}

/** A page with the product's name, a back link, a title and a lead at the edge of the frame, and its content below them. */
export function Page(props: PageProps) {
  const { title, lead, back, aside, wide, message, children } = props;
  usePageTitle(title);
  return (
    <main className={styles.page} data-message={message}>
      <header className={styles.header}>
        <PageTop back={back} />
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <div className={styles.body} data-wide={wide}>
        {aside}
        <div>{children}</div>
      </div>
    </main>
  );
}

/** Sets the title of the browser's tab while the page is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Savet`;
  }, [title]);
}
