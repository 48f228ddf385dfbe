import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** Accessible name. */
  label: string;
  value: number;
  /** 0 counts as nothing done yet. */
  max: number;
}

/** How much of a known amount of work is done. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return <progress className={styles.bar} aria-label={label} value={value} max={max || 1} />;
}
