import type { ReactNode } from 'react';
import styles from './rows.module.css';

/** A list of labelled values. */
export function Rows({ children }: { children: ReactNode }) {
  return <dl className={styles.rows}>{children}</dl>;
}

interface RowProps {
  label: string;
  /** The value is a number or a word or two: on a phone it ends the label's line. */
  isShort?: boolean;
  /** The label names what the row explains, and does not step back behind it. */
  isExplained?: boolean;
  children: ReactNode;
}

export function Row({ label, isShort, isExplained, children }: RowProps) {
  return (
    <div className={styles.row} data-short={isShort} data-explained={isExplained}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
