import { type SubmitEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { call } from '#data/call/call.ts';
import { AccountError } from '#data/session/account-routes.ts';
import { confirmSignUp } from '#data/session/confirm-sign-up.ts';
import { usePublicText, useSecurityText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { Overlay } from '#ui/feedback/overlay.tsx';
import styles from '../auth-page.module.css';
import { AuthPage } from '../auth-page.tsx';
import { FormError } from '../form-error.tsx';
import { prepareAccount, SignUpError } from '../sign-up.ts';
import { ToLogIn } from '../to-log-in.tsx';

type NewUser = Awaited<ReturnType<typeof confirmSignUp>>;

/** Finishes a sign-up with the link from the email, and leads to the page that any sign-up leads to. */
export function ConfirmPage() {
  const { accounts } = usePublicText();
  const { signUpLink: texts } = useSecurityText();
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  /** Set as soon as the account is there: a preparation that failed is repeated alone. */
  const [user, setUser] = useState<NewUser | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(
    token === '' ? new AccountError(404, 'LINK_INVALID') : null,
  );
  const code = failure instanceof AccountError ? failure.code : null;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      const created = user ?? (await confirmSignUp(token, password));
      setUser(created);
      const { user: document } = await call('getUser', { uid: created.uid });
      await prepareAccount(created.uid, { ...document, acceptedTerms: created.acceptedTerms });
      await navigate('/payment', { replace: true });
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }

  const signUpAgain = (
    <p className={styles.link}>
      <Link to="/signup">{texts.signUpAgain}</Link>
    </p>
  );
  if (code === 'LINK_INVALID' || code === 'INVALID_INPUT' || code === 'EMAIL_TAKEN') {
    const isTaken = code === 'EMAIL_TAKEN';
    return (
      <AuthPage title={isTaken ? texts.title : texts.invalidTitle}>
        <FormError text={isTaken ? texts.taken : texts.invalid} />
        <ToLogIn />
        {signUpAgain}
      </AuthPage>
    );
  }

  function failureText(): string | null {
    if (failure === null || code === 'WRONG_PASSWORD') return null;
    if (failure instanceof SignUpError) return accounts.errors.planFailed;
    if (!(failure instanceof AccountError)) return accounts.errors.network;
    return failure.status === 429 ? accounts.errors.tooManyRequests : accounts.errors.signUpOther;
  }

  return (
    <AuthPage title={texts.title} welcome={texts.welcome}>
      {isBusy && <Overlay text={accounts.signUp.busy} />}
      <form onSubmit={(event) => void submit(event)}>
        <FormError text={failureText()} />
        <PasswordField
          label={accounts.logIn.password}
          autoComplete="current-password"
          required
          error={code === 'WRONG_PASSWORD' ? texts.wrongPassword : undefined}
          value={password}
          onChange={setPassword}
          showLabel={accounts.showPassword}
          hideLabel={accounts.hidePassword}
        />
        <Button kind="primary" type="submit" wide disabled={isBusy}>
          {accounts.signUp.submit}
        </Button>
      </form>
      {code === 'WRONG_PASSWORD' && signUpAgain}
    </AuthPage>
  );
}
