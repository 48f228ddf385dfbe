import { NAME_MAX, PASSWORD_MIN } from '@savet/contract/limits';
import { type SubmitEvent, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { useSession } from '#data/session/use-session.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { usePublicText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Overlay } from '#ui/feedback/overlay.tsx';
import { signUpErrorText } from './account-errors.rules.ts';
import styles from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';
import { FormError } from './form-error.tsx';
import meterStyles from './password-meter.module.css';
import { type PasswordStrength, passwordStrength, strengths } from './password-strength.rules.ts';
import { createSignUp, SignUpError } from './sign-up.ts';

const STRONGEST = strengths.length - 1;

type Failure = SignUpError | 'mismatch' | 'tooShort';

export function SignUpPage() {
  const { accounts } = usePublicText();
  const { language } = useLanguage();
  const { uid } = useSession();
  const navigate = useNavigate();
  const [fields, setFields] = useState({
    firstName: '',
    lastName: '',
    email: '',
    password: '',
    confirmPassword: '',
  });
  const [runSignUp] = useState(createSignUp);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const texts = accounts.signUp;
  // Redirects users who arrive signed in, but not during the sign-up flow, which creates the session itself.
  if (uid && !isBusy && failure === null) return <Navigate to="/chat" replace />;

  const set = (name: keyof typeof fields) => (value: string) =>
    setFields((current) => ({ ...current, [name]: value }));

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (fields.password !== fields.confirmPassword) return setFailure('mismatch');
    if (fields.password.length < PASSWORD_MIN) return setFailure('tooShort');
    setBusy(true);
    setFailure(null);
    try {
      const isNew = await runSignUp({ ...fields, language });
      await navigate(isNew ? '/payment' : '/chat', { replace: true });
    } catch (error) {
      setFailure(error instanceof SignUpError ? error : new SignUpError('uid', error));
      setBusy(false);
    }
  }

  function errorText(): string | null {
    if (failure === null) return null;
    if (failure === 'mismatch') return accounts.errors.mismatch;
    if (failure === 'tooShort') return accounts.errors.weakPassword;
    if (failure.step === 'plan') return accounts.errors.planFailed;
    if (failure.step === 'uid') return accounts.errors.missingUid;
    return signUpErrorText(accounts.errors, failure.cause);
  }

  const strength = passwordStrength(fields.password);
  return (
    <AuthPage title={texts.title} welcome={texts.welcome}>
      {isBusy && <Overlay text={texts.busy} />}
      <form onSubmit={(event) => void submit(event)}>
        <FormError text={errorText()} />
        <div className={styles.names}>
          <TextField
            label={texts.firstName}
            autoComplete="given-name"
            required
            maxLength={NAME_MAX}
            value={fields.firstName}
            onChange={set('firstName')}
          />
          <TextField
            label={texts.lastName}
            autoComplete="family-name"
            required
            maxLength={NAME_MAX}
            value={fields.lastName}
            onChange={set('lastName')}
          />
        </div>
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          required
          value={fields.email}
          onChange={set('email')}
        />
        <PasswordField
          label={texts.password}
          autoComplete="new-password"
          required
          hint={texts.strengths[strength]}
          value={fields.password}
          onChange={set('password')}
          showLabel={accounts.showPassword}
          hideLabel={accounts.hidePassword}
        />
        <PasswordMeter label={texts.strength} strength={strength} />
        <PasswordField
          label={texts.confirmPassword}
          autoComplete="new-password"
          required
          value={fields.confirmPassword}
          onChange={set('confirmPassword')}
          showLabel={accounts.showPassword}
          hideLabel={accounts.hidePassword}
        />
        <Button kind="primary" type="submit" wide disabled={isBusy}>
          {texts.submit}
        </Button>
      </form>
      <p>
        {texts.hasAccount} <Link to="/login">{texts.toLogIn}</Link>
      </p>
    </AuthPage>
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
