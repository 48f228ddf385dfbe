import type { ReactNode } from 'react';

/** Icons of 20 px on a grid of 24, in the colour of the text. Their meaning is always given as text too. */
function Icon({ children, filled = false }: { children: ReactNode; filled?: boolean }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** An icon that is one path. */
export const icon = (path: string) =>
  function PathIcon({ filled = false }: { filled?: boolean }) {
    return (
      <Icon filled={filled}>
        <path d={path} />
      </Icon>
    );
  };
