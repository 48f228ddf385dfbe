import type { ReactNode } from 'react';

interface ScrollBoxProps {
  /** Accessible name. */
  label: string;
  /** A class with `overflow-x: auto`. */
  className?: string | undefined;
  children: ReactNode;
}

/** Scrolls wide content horizontally, by keyboard too. Not a landmark: a page may have many. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for controls
    <div role="group" className={className} aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
