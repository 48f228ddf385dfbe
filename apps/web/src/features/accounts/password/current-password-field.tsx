import { FRESH_LOG_IN_MINUTES } from '@savet/contract/limits';
import { usePublicText, useSecurityText } from '#lib/language/use-text.ts';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { ProviderButtons } from '../providers/provider-buttons.tsx';
import { useLogIns } from '../providers/read-log-ins.ts';
import type { RequiredCheck } from '../providers/use-required-check.ts';

interface CurrentPasswordFieldProps {
  check: RequiredCheck;
  label: string;
  value: string;
  onChange(value: string): void;
}

/** The field for the current password; for an account without one, the way to a fresh log-in. */
export function CurrentPasswordField({ check, label, value, onChange }: CurrentPasswordFieldProps) {
  const { accounts } = usePublicText();
  const texts = useSecurityText().linkedLogIns;
  const linked = useLogIns().rows[0]?.linked ?? [];
  if (check === 'fresh') return <p>{texts.fresh(FRESH_LOG_IN_MINUTES)}</p>;
  if (check === 'logIn') {
    return (
      <>
        <p>{texts.logInAgain(FRESH_LOG_IN_MINUTES)}</p>
        <ProviderButtons isConfirming ids={linked.map(({ provider }) => provider)} />
      </>
    );
  }
  return (
    <PasswordField
      label={label}
      autoComplete="current-password"
      required
      value={value}
      onChange={onChange}
      showLabel={accounts.showPassword}
      hideLabel={accounts.hidePassword}
    />
  );
}
