import { FRESH_LOG_IN_MINUTES } from '@savet/contract/limits';
import { useErrorText } from '#data/call/use-error-text.ts';
import { usePublicText, useSecurityText } from '#lib/language/use-text.ts';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { ProviderButtons } from '../providers/provider-buttons.tsx';
import { useLogIns } from '../providers/read-log-ins.ts';
import type { RequiredCheck } from '../providers/use-required-check.ts';
import { isWrongPassword } from './wrong-password.ts';

interface CurrentPasswordFieldProps {
  check: RequiredCheck;
  label: string;
  value: string;
  /** A call's failure: that the password is wrong is said here. */
  failure: unknown;
  onChange(value: string): void;
}

/** The field for the current password; for an account without one, the way to a fresh log-in. */
export function CurrentPasswordField({ check, label, value, ...props }: CurrentPasswordFieldProps) {
  const { accounts } = usePublicText();
  const errorText = useErrorText();
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
      error={isWrongPassword(props.failure) ? errorText(props.failure) : undefined}
      onChange={props.onChange}
      showLabel={accounts.showPassword}
      hideLabel={accounts.hidePassword}
    />
  );
}
