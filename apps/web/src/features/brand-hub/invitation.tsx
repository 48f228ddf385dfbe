import type { KnownBrandField } from '@savet/contract/brand-hub';
import { useSheetText } from '#lib/language/use-text.ts';
import { PlusIcon } from '#ui/icons/icons.tsx';
import styles from './brand-hub.module.css';

/** In place of an empty field: what it does for answers, and an example. */
export function Invitation({ field }: { field: KnownBrandField }) {
  const texts = useSheetText();
  return (
    <div className={styles.invitation}>
      <PlusIcon />
      <p>{texts.gains[field.name]}</p>
      <p className={styles.example}>
        {field.name === 'brandColors'
          ? texts.exampleColors
          : texts.example(texts.examples[field.name])}
      </p>
    </div>
  );
}
