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

/** The control that edits the text of a field, with its hint or the characters that are left. */
export function FieldText({ field, label, value, onChange }: FieldTextProps) {
  const { brandHub, errors } = useText();
  const left = BRAND_FIELD_MAX - value.length;
  const hint = value.length > COUNT_FROM ? brandHub.left(left) : brandHub.hints[field.name];
  return (
    <TextField
      label={label}
      value={value}
      onChange={onChange}
      maxLength={BRAND_FIELD_MAX}
      tooLong={errors.tooLong}
      hint={hint}
      {...(field.input === 'area' && { rows: ROWS })}
    />
  );
}
