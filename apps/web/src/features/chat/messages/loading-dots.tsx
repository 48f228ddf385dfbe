import styles from './messages.module.css';

/** Three dots until the first text comes; as high as a line, so that nothing moves when it does. */
export function LoadingDots({ label }: { label: string }) {
  return (
    <p className={styles.dots}>
      <span className="visually-hidden">{label}</span>
      <i />
      <i />
      <i />
    </p>
  );
}
