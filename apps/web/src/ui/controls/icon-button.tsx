import type { ReactNode } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps {
  /** Accessible name and tooltip. */
  label: string;
  children: ReactNode;
  disabled?: boolean;
  /** Like `disabled`, but the button keeps the focus. */
  idle?: boolean;
  /** Id of an element that describes the button. */
  describedBy?: string;
  /** For toggle buttons. */
  pressed?: boolean;
  /** For buttons that open something. */
  expanded?: boolean;
  /** Id of the element that the button opens. */
  controls?: string;
  /** At the end of a column: its icon ends where the column does, and the target extends beyond. */
  atEnd?: boolean;
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
      aria-describedby={props.describedBy}
      aria-disabled={props.idle}
      data-at-end={props.atEnd}
      disabled={props.disabled}
      onClick={props.idle ? undefined : props.onClick}
    >
      {props.children}
    </button>
  );
}
