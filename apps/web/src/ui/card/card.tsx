import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  label: string;
  /** The one that is recommended. */
  isFeatured?: boolean;
  children: ReactNode;
}

/** One of a few things to choose from; `--card-rows` around it are the rows of its parts. */
export function Card({ label, isFeatured = false, children }: CardProps) {
  return (
    <article className={styles.card} data-featured={isFeatured} aria-label={label}>
      {children}
    </article>
  );
}
