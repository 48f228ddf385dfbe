import styles from './overlay.module.css';
import { Spinner } from './spinner.tsx';

/** Covers the page while something must end first. */
export function Overlay({ text }: { text: string }) {
  return (
    <div className={styles.overlay} role="status">
      <Spinner />
      <p>{text}</p>
    </div>
  );
}
