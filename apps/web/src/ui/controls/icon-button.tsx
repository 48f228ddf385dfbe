import type { ReactNode } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps {
  /** Accessible name and tooltip. */
  label: string;
  children: ReactNode;
  disabled?: boolean;
  /** For toggle buttons. */
  pressed?: boolean;
  /** For buttons that open something. */
  expanded?: boolean;
  /** Id of the element that the button opens. */
  controls?: string;
  onClick?: () => void;
}

export function IconButton(props: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      title={props.label}
      aria-label={props.label}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-controls={props.controls}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}
