import type { ReactNode } from 'react';
import styles from './button.module.css';
import type { ButtonKind } from './button.tsx';

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
