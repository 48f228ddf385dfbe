import { usePublicText } from '#lib/language/use-text.ts';
import { PasswordField } from '#ui/controls/password-field.tsx';
import meterStyles from './password-meter.module.css';
import { type PasswordStrength, passwordStrength, strengths } from './password-strength.rules.ts';

const STRONGEST = strengths.length - 1;

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

interface NewPasswordFieldsProps {
  label: string;
  value: NewPassword;
  onChange: (change: Partial<NewPassword>) => void;
}

/** A new password with its strength, and the same again. */
export function NewPasswordFields({ label, value, onChange }: NewPasswordFieldsProps) {
  const { accounts } = usePublicText();
  const texts = accounts.signUp;
  const strength = passwordStrength(value.password);
  const eye = { showLabel: accounts.showPassword, hideLabel: accounts.hidePassword };
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        required
        hint={texts.strengths[strength]}
        value={value.password}
        onChange={(password) => onChange({ password })}
        {...eye}
      />
      <PasswordMeter label={texts.strength} strength={strength} />
      <PasswordField
        label={texts.confirmPassword}
        autoComplete="new-password"
        required
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
