import type { MouseEvent, ReactNode } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import styles from './button.module.css';

type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';

interface ButtonProps {
  children: ReactNode;
  /** Accessible name, where the visible text alone is not unique; begins with it. */
  label?: string;
  kind?: ButtonKind;
  type?: 'button' | 'submit';
  disabled?: boolean;
  /** Work is running: the button cannot be pressed again, and keeps its width. */
  busy?: boolean;
  /** Fills the width of its container. */
  wide?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

export function Button(props: ButtonProps) {
  const { kind = 'plain', type = 'button', busy = false, wide = false } = props;
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={styles.button}
      data-kind={kind}
      data-wide={wide}
      aria-label={props.label}
      disabled={props.disabled === true && !busy}
      // Not `disabled`: a disabled button loses the focus.
      aria-disabled={busy}
      aria-busy={busy}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else props.onClick?.(event);
      }}
    >
      {busy && <Spinner />}
      {props.children}
    </button>
  );
}

interface LinkButtonProps {
  href: string;
  children: ReactNode;
  kind?: ButtonKind;
  wide?: boolean;
}

/** A link that looks like a button, for addresses outside the application such as `mailto:`. */
export function LinkButton({ href, children, kind = 'plain', wide = false }: LinkButtonProps) {
  return (
    <a className={styles.button} data-kind={kind} data-wide={wide} href={href}>
      {children}
    </a>
  );
}
