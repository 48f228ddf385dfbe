import type { ReactNode } from 'react';
import styles from './actions.module.css';

interface ActionsProps {
  /** First what leaves things as they are, last what the form or dialog is for. */
  children: ReactNode;
  /** One below the other on every screen, for long labels. */
  stacked?: boolean;
}

/** The buttons at the end of a form or dialog. */
export function Actions({ children, stacked = false }: ActionsProps) {
  return <div className={`${styles.actions} ${stacked ? styles.stacked : ''}`}>{children}</div>;
}
