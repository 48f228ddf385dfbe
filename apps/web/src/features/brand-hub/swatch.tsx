import { useEffect, useRef } from 'react';
import styles from './brand-hub.module.css';

/** A colour as a small square, set through the style object: the page allows no style attributes. */
export function Swatch({ color, withText = false }: { color: string; withText?: boolean }) {
  const square = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (square.current) square.current.style.backgroundColor = color;
  }, [color]);
  return (
    <span className={styles.swatch}>
      <span ref={square} className={styles.square} aria-hidden="true" />
      {withText && color}
    </span>
  );
}
