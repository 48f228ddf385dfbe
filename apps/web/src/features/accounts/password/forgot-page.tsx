import { type SubmitEvent, useState } from 'react';
import { Link, type Location, useLocation } from 'react-router';
import { AccountError, postAccount } from '#data/session/account-routes.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { usePublicText, useSecurityText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import styles from '../auth-page.module.css';
import { AuthPage } from '../auth-page.tsx';
import { FormError } from '../form-error.tsx';

/** Asks for the link that sets a new password. The answer does not tell whether the address has an account. */
export function ForgotPage() {
  const { accounts } = usePublicText();
  const texts = useSecurityText().forgotten;
  const { language } = useLanguage();
  const [email, setEmail] = useState(emailIn(useLocation()));
  const [state, setState] = useState<'rest' | 'busy' | 'sent'>('rest');
  const [failure, setFailure] = useState<unknown>(null);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setState('busy');
    setFailure(null);
    try {
      await postAccount('request-password-reset', { email: email.trim() }, language);
      setState('sent');
    } catch (error) {
      setFailure(error);
      setState('rest');
    }
  }

  function errorText(): string | null {
    if (failure === null) return null;
    if (!(failure instanceof AccountError)) return accounts.errors.network;
    return failure.status === 429 ? texts.tooMany : accounts.errors.logInOther;
  }

  return (
    <AuthPage
      title={state === 'sent' ? texts.sentTitle : texts.title}
      {...(state !== 'sent' && { welcome: texts.welcome })}
    >
      {/* In the page from the start, so that screen readers announce its text. */}
      <output className={styles.note}>{state === 'sent' && texts.sent(email.trim())}</output>
      {state === 'sent' ? (
        <Button wide onClick={() => setState('rest')}>
          {texts.otherAddress}
        </Button>
      ) : (
        <form onSubmit={(event) => void submit(event)}>
          <FormError text={errorText()} />
          <TextField
            label={accounts.logIn.email}
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={setEmail}
          />
          <Button kind="primary" type="submit" wide busy={state === 'busy'}>
            {texts.submit}
          </Button>
        </form>
      )}
      <p className={styles.link}>
        <Link to="/login">{texts.toLogIn}</Link>
      </p>
    </AuthPage>
  );
}

/** The address that was typed at log-in. */
function emailIn({ state }: Location<unknown>): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
