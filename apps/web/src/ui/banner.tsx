import type { ReactNode } from 'react';
import styles from './banner.module.css';

interface BannerProps {
  title: string;
  text?: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Something that holds for the whole page and should be known. */
export function Banner({ title, text, children }: BannerProps) {
  return (
    <section className={styles.banner} aria-label={title}>
      <div>
        <strong>{title}</strong>
        {text !== undefined && <p>{text}</p>}
      </div>
      {children}
    </section>
  );
}
