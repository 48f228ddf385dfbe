import { type SubmitEvent, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useFrameText } from '../../lib/language/use-text.ts';
import { sessionEndReason, signIn, subscribeSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { logInErrorText } from './account-errors.rules.ts';
import { AuthPage } from './auth-page.tsx';
import { FormError } from './form-error.tsx';
import { LinkOutcomeNote } from './verification/link-outcome-note.tsx';

/** Once signed in, the guard around this page leads on. */
export function LogInPage() {
  const { accounts, errors } = useFrameText();
  const texts = accounts.logIn;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const ended = useSyncExternalStore(subscribeSession, sessionEndReason);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await signIn({ email, password });
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }

  function errorText(): string | null {
    // The same failure once more is told once more.
    if (isBusy) return null;
    if (failure !== null) return logInErrorText(accounts.errors, failure);
    return ended === undefined ? null : errors.byCode[ended];
  }

  return (
    <AuthPage title={texts.title} welcome={texts.welcome}>
      {isBusy && <Overlay text={texts.busy} />}
      <form onSubmit={(event) => void submit(event)}>
        <LinkOutcomeNote />
        <FormError text={errorText()} />
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
          showLabel={accounts.showPassword}
          hideLabel={accounts.hidePassword}
        />
        <Button kind="primary" type="submit" wide disabled={isBusy}>
          {texts.submit}
        </Button>
      </form>
      <p>
        {texts.noAccount} <Link to="/signup">{texts.toSignUp}</Link>
      </p>
    </AuthPage>
  );
}
