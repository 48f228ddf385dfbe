import type { ReactNode } from 'react';
import styles from './modal.module.css';
import { useModal } from './use-modal.ts';

interface ModalProps {
  /** Accessible name, unless a heading inside is it. */
  label?: string;
  /** Id of the heading that is the accessible name. */
  labelledBy?: string;
  /** For its size and place. */
  className?: string | undefined;
  children: ReactNode;
  /** Called on Escape. A click outside does nothing: it would lose what was typed. */
  onClose: () => void;
}

/** The frame of all native modal dialogs, open while rendered. The focus returns to where it was. */
export function Modal({ label, labelledBy, className = '', children, onClose }: ModalProps) {
  return (
    <dialog
      ref={useModal()}
      className={`${styles.modal} ${className}`}
      aria-label={label}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
