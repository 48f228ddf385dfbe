import type { ReactNode } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps {
  /** What it does: read out, and shown when pointed at. */
  label: string;
  children: ReactNode;
  disabled?: boolean;
  /** For a button that is on or off. */
  pressed?: boolean;
  /** For a button that opens something. */
  expanded?: boolean;
  /** Id of what it opens. */
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
