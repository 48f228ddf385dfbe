import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** `wide`: for two columns. */
  size?: 'normal' | 'wide';
  /** Called on Escape. A click outside does nothing: it would lose what was typed. */
  onClose: () => void;
}

/** A native modal dialog, open while rendered. The focus returns to where it was. */
export function Dialog({ title, children, size = 'normal', onClose }: DialogProps) {
  const id = useId();
  return (
    <dialog
      ref={useModal()}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.body}>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
