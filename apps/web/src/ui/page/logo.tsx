import styles from './logo.module.css';

const NAME = 'Savet';

/** The product's name as its logo: the typeface, with the accent as a full stop. */
export function Logo() {
  return (
    <span className={styles.logo}>
      {NAME}
      <span className={styles.fullStop} aria-hidden="true" />
    </span>
  );
}
