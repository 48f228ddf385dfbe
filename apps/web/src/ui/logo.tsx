import styles from './logo.module.css';

/** The product's name as its sign: set in its own type, with the accent for a full stop. */
export function Logo({ name = 'Savet' }: { name?: string }) {
  return (
    <span className={styles.logo}>
      {name}
      <span className={styles.stop} aria-hidden="true" />
    </span>
  );
}
