import type { ReactNode } from 'react';
import styles from './banner.module.css';

interface BannerProps {
  title: string;
  text?: string;
  /** Actions. */
  children?: ReactNode;
}

/** A notice that concerns the whole page. */
export function Banner({ title, text, children }: BannerProps) {
  return (
    <section className={styles.banner} aria-label={title} data-print="none">
      <div>
        <strong>{title}</strong>
        {text !== undefined && <p>{text}</p>}
      </div>
      {children}
    </section>
  );
}
