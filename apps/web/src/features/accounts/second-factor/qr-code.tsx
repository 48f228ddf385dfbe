import encodeQR from 'qr';
import styles from './second-factor.module.css';

/** White space that scanners need around the code, in modules (ISO 18004). */
const BORDER = 4;

/** A text for the camera of a phone. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { border: BORDER });
  const path = rows.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path.join('')} />
    </svg>
  );
}
