import type { KnownBrandField } from '@savet/contract/brand-hub';
import { useSheetText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from './sheet-head.module.css';

interface NextFieldProps {
  field: KnownBrandField;
  label: string;
  onEdit: (field: KnownBrandField) => void;
}

/** Opens the next empty field of the head, and says what it does for answers. */
export function NextField({ field, label, onEdit }: NextFieldProps) {
  const { head, gains } = useSheetText();
  return (
    <div className={styles.next} data-print="none">
      <Button onClick={() => onEdit(field)}>{head.next(label)}</Button>
      <p>{gains[field.name]}</p>
    </div>
  );
}
