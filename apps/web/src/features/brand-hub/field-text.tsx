import type { KnownBrandField } from '@savet/contract/brand-hub';
import { BRAND_FIELD_MAX } from '@savet/contract/limits';
import { useText } from '#lib/language/use-text.ts';
import { TextField } from '#ui/controls/text-field.tsx';

/** Length from which the remaining characters show, in UTF-16 units. */
const COUNT_FROM = BRAND_FIELD_MAX - 500;
/** Rows of a text area (specification, section 5). */
const ROWS = 5;

interface FieldTextProps {
  field: KnownBrandField;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/**
 * The control that edits the text of a field, with its hint or the characters that are left. It takes a text that is too
 * long: the browser would cut a pasted one off without a word.
 */
export function FieldText({ field, label, value, onChange }: FieldTextProps) {
  const { brandHub } = useText();
  const left = BRAND_FIELD_MAX - value.length;
  const hint = value.length > COUNT_FROM ? brandHub.left(left) : brandHub.hints[field.name];
  return (
    <TextField
      label={label}
      value={value}
      onChange={onChange}
      {...(left < 0 ? { error: brandHub.tooLong(-left) } : { hint })}
      {...(field.input === 'area' && { rows: ROWS })}
    />
  );
}
