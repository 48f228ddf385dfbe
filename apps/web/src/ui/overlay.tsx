import styles from './overlay.module.css';
import { Spinner } from './spinner.tsx';
import { useModal } from './use-modal.ts';

/** Covers the page while something must end first; what lies beneath is out of reach of keys too. */
export function Overlay({ text }: { text: string }) {
  return (
    <dialog
      ref={useModal()}
      className={styles.overlay}
      aria-label={text}
      onCancel={(event) => event.preventDefault()}
    >
      <output className={styles.content}>
        <Spinner />
        <span>{text}</span>
      </output>
    </dialog>
  );
}
