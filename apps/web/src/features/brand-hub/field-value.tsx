import { isFilledValue, type KnownBrandField } from '@savet/contract/brand-hub';
import { useText } from '../../lib/language/use-text.ts';
import styles from './brand-hub.module.css';
import { parseColors } from './colors/colors.rules.ts';
import { Swatch } from './swatch.tsx';

/** A field's text as it was written, or its colours. */
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
