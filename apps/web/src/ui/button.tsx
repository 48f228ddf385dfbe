import type { ReactNode } from 'react';
import styles from './button.module.css';
import { Spinner } from './spinner.tsx';

export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';

interface ButtonProps {
  children: ReactNode;
  kind?: ButtonKind;
  type?: 'button' | 'submit';
  disabled?: boolean;
  /** Work is under way: it cannot be pressed again, and keeps its width. */
  busy?: boolean;
  /** As wide as what it stands in. */
  wide?: boolean;
  onClick?: () => void;
}

export function Button(props: ButtonProps) {
  const { kind = 'plain', type = 'button', busy = false, wide = false } = props;
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={styles.button}
      data-kind={kind}
      data-wide={wide}
      disabled={props.disabled === true && !busy}
      // Not `disabled`: that would take the focus away from where it was.
      aria-disabled={busy}
      aria-busy={busy}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else props.onClick?.();
      }}
    >
      {busy && <Spinner />}
      {props.children}
    </button>
  );
}
