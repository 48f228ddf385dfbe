import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  label: string;
  /** The recommended choice. */
  isFeatured?: boolean;
  children: ReactNode;
}

/** One of several choices side by side. The parent's `--card-rows` are the rows of its parts. */
export function Card({ label, isFeatured = false, children }: CardProps) {
  return (
    <article className={styles.card} data-featured={isFeatured} aria-label={label}>
      {children}
    </article>
  );
}
