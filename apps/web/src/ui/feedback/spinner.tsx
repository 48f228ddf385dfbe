import styles from './spinner.module.css';

/** Decorative: the text next to it says what is loading. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
