import { VIEWING_REASON_MAX } from '@savet/contract/limits';
import { useStaffText } from '#lib/language/use-text.ts';
import { TextField } from '#ui/controls/text-field.tsx';

interface ReasonFieldProps {
  value: string;
  isMissing: boolean;
  onChange(value: string): void;
}

/** The reason of a viewing. The user will see it. */
export function ReasonField({ value, isMissing, onChange }: ReasonFieldProps) {
  const { admin } = useStaffText();
  return (
    <TextField
      label={admin.reason}
      value={value}
      maxLength={VIEWING_REASON_MAX}
      hint={admin.reasonHint}
      error={isMissing ? admin.reasonMissing : undefined}
      onChange={onChange}
    />
  );
}
