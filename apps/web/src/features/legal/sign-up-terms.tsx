import { Checkbox } from '#ui/controls/checkbox.tsx';
import { TermsLabel } from './terms-label.tsx';
import { useTermsVersion } from './use-terms.ts';

interface SignUpTermsProps {
  /** The accepted version, or null. */
  accepted: string | null;
  onChange: (accepted: string | null) => void;
}

/** The acceptance of the terms in the sign-up form; nothing without terms. */
export function SignUpTerms({ accepted, onChange }: SignUpTermsProps) {
  const version = useTermsVersion();
  if (version === null) return null;
  return (
    <Checkbox
      required
      checked={accepted === version}
      onChange={(checked) => onChange(checked ? version : null)}
    >
      <TermsLabel />
    </Checkbox>
  );
}
