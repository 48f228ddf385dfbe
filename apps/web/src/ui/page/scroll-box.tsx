import type { ReactNode } from 'react';
import styles from './scroll-box.module.css';

interface ScrollBoxProps {
  /** Accessible name. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Scrolls wide content horizontally, by keyboard too. Not a landmark: a page may have many. */
export function ScrollBox({ label, className = '', children }: ScrollBoxProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for controls
    <div role="group" className={`${styles.box} ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
