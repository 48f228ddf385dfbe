import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** `wide`: for two columns. */
  size?: 'normal' | 'wide';
  /** Called on Escape. */
  onClose: () => void;
}

/** A modal dialog with a title. It ends with its `Actions`, which stay in sight. */
export function Dialog({ title, children, size = 'normal', onClose }: DialogProps) {
  const id = useId();
  return (
    <Modal labelledBy={id} className={styles[size]} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </Modal>
  );
}
