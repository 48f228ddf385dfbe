import { useModal } from '../dialog/use-modal.ts';
import styles from './overlay.module.css';
import { Spinner } from './spinner.tsx';

/** Covers the page while work runs, and makes everything below it inert. */
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
