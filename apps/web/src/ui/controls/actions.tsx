import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** The buttons at the end of a form or dialog. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
