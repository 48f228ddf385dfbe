import styles from './spinner.module.css';

/** Work is under way; what kind of work is said beside it. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
