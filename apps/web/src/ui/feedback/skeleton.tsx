import styles from './skeleton.module.css';

/** Placeholder for a loading list, about as high as the list. */
export function Skeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <output className={styles.skeleton} aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} />
      ))}
    </output>
  );
}
