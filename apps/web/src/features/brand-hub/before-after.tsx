import type { KnownBrandField } from '@savet/contract/brand-hub';
import { useText } from '#lib/language/use-text.ts';
import styles from './brand-hub.module.css';
import { FieldValue } from './field-value.tsx';

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
