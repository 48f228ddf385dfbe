import { isFilledValue, type KnownBrandField } from '@savet/contract/brand-hub';
import { useEffect, useRef } from 'react';
import { useText } from '#lib/language/use-text.ts';
import styles from './brand-hub.module.css';
import { parseColors } from './colors/colors.rules.ts';

/** The text of a field, or its colours. */
export function FieldValue({ field, value }: { field: KnownBrandField; value: string }) {
  const { brandHub } = useText();
  if (!isFilledValue(value)) return <span className={styles.empty}>{brandHub.empty}</span>;
  if (field.input !== 'colors') return <span className={styles.text}>{value}</span>;
  const { primary, secondary } = parseColors(value);
  return (
    <span className={styles.swatches}>
      {[...primary, ...secondary].map((color, index) => (
        <Swatch key={`${index}-${color.hex}`} color={color.hex} withText />
      ))}
    </span>
  );
}

/** A colour swatch, with its notation or without. Set through the style object: the Content-Security-Policy refuses style attributes. */
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

interface BeforeAfterProps {
  field: KnownBrandField;
  before: string;
  after: string;
}

/** The current and the proposed text of a field. */
export function BeforeAfter({ field, before, after }: BeforeAfterProps) {
  const { brandHub } = useText();
  return (
    <>
      <section className={styles.version}>
        <h3>{brandHub.before}</h3>
        <FieldValue field={field} value={before} />
      </section>
      <section className={styles.version}>
        <h3>{brandHub.after}</h3>
        <FieldValue field={field} value={after} />
      </section>
    </>
  );
}
