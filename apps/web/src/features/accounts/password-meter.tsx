import styles from './password-meter.module.css';
import { type PasswordStrength, strengths } from './password-strength.rules.ts';

const strongest = strengths.length - 1;

/** How strong a password is, as a bar; the field's note says it in words. */
export function PasswordMeter({ label, strength }: { label: string; strength: PasswordStrength }) {
  return (
    <meter
      className={styles.meter}
      aria-label={label}
      max={strongest}
      low={2}
      high={strongest - 0.5}
      optimum={strongest}
      value={strengths.indexOf(strength)}
    />
  );
}
