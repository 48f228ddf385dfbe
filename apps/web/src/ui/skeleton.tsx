import styles from './skeleton.module.css';

/** In place of a list that is being read, about as high as what comes. */
export function Skeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <output className={styles.skeleton} aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} />
      ))}
    </output>
  );
}
