import styles from './overlay.module.css';
import { Spinner } from './spinner.tsx';

/** Covers the page while something must end first. */
export function Overlay({ text }: { text: string }) {
  return (
    <output className={styles.overlay}>
      <Spinner />
      <span>{text}</span>
    </output>
  );
}
