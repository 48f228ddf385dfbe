import { usePublicText } from '#lib/language/use-text.ts';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { type NewPassword, type PasswordFault, passwordFault } from './new-password.rules.ts';
import meterStyles from './password-meter.module.css';
import { type PasswordStrength, passwordStrength, strengths } from './password-strength.rules.ts';

const STRONGEST = strengths.length - 1;

interface NewPasswordFieldsProps {
  label: string;
  value: NewPassword;
  onChange: (change: Partial<NewPassword>) => void;
  /** Why the form was not sent, shown until it is mended. */
  fault: PasswordFault | null;
  /** The password that the server has refused because it is common; null: none. */
  refused: string | null;
}

/** A new password with its strength, and the same again. */
export function NewPasswordFields({ label, value, onChange, ...props }: NewPasswordFieldsProps) {
  const { accounts, errors } = usePublicText();
  const texts = accounts.signUp;
  const isRefused = value.password === props.refused;
  const fault = passwordFault(value) === props.fault ? props.fault : null;
  const tooShort = fault === 'tooShort' ? accounts.errors.weakPassword : undefined;
  const strength = isRefused ? 'weak' : passwordStrength(value.password);
  const eye = { showLabel: accounts.showPassword, hideLabel: accounts.hidePassword };
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        required
        hint={texts.strengths[strength]}
        error={isRefused ? errors.byCode.PASSWORD_COMMON : tooShort}
        value={value.password}
        onChange={(password) => onChange({ password })}
        {...eye}
      />
      <PasswordMeter label={texts.strength} strength={strength} />
      <PasswordField
        label={texts.confirmPassword}
        autoComplete="new-password"
        required
        error={fault === 'mismatch' ? accounts.errors.mismatch : undefined}
        value={value.confirmPassword}
        onChange={(confirmPassword) => onChange({ confirmPassword })}
        {...eye}
      />
    </>
  );
}

/** The strength as a bar. The field's hint says the same in words. */
function PasswordMeter({ label, strength }: { label: string; strength: PasswordStrength }) {
  return (
    <meter
      className={meterStyles.meter}
      aria-label={label}
      max={STRONGEST}
      low={2}
      high={STRONGEST - 0.5}
      optimum={STRONGEST}
      value={strengths.indexOf(strength)}
    />
  );
}
