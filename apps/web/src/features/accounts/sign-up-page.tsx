import { NAME_MAX } from '@savet/contract/limits';
import { type SubmitEvent, Suspense, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { hasLegalDocuments, offersProviders } from '#data/session/account-routes.ts';
import { useSession } from '#data/session/use-session.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { usePublicText } from '#lib/language/use-text.ts';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Overlay } from '#ui/feedback/overlay.tsx';
import { signUpErrorText } from './account-errors.rules.ts';
import styles from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';
import { FormError } from './form-error.tsx';
import {
  isCommonPassword,
  type PasswordFault,
  passwordFault,
} from './password/new-password.rules.ts';
import { NewPasswordFields } from './password/new-password-fields.tsx';
import { createSignUp, SignUpError } from './sign-up.ts';

const ProviderButtons = lazyComponent(
  async () => (await import('./providers/provider-buttons.tsx')).ProviderButtons,
);

const SignUpTerms = lazyComponent(
  async () => (await import('../legal/sign-up-terms.tsx')).SignUpTerms,
);

const MailedSignUp = lazyComponent(
  async () => (await import('./sign-up-link/mailed-sign-up.tsx')).MailedSignUp,
);

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
  const [acceptedTerms, setAcceptedTerms] = useState<string | null>(null);
  const [runSignUp] = useState(createSignUp);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SignUpError | null>(null);
  const [fault, setFault] = useState<PasswordFault | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [isMailed, setMailed] = useState(false);
  const texts = accounts.signUp;
  // Redirects users who arrive signed in, but not during the sign-up flow, which creates the session itself.
  if (uid && !isBusy && failure === null) return <Navigate to="/chat" replace />;

  const set = (name: keyof typeof fields) => (value: string) =>
    setFields((current) => ({ ...current, [name]: value }));

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = passwordFault(fields);
    setFault(found);
    setFailure(null);
    if (found) return;
    setBusy(true);
    setRefused(null);
    try {
      const outcome = await runSignUp({ ...fields, language, acceptedTerms });
      if (outcome !== 'mailed') {
        await navigate(outcome === 'created' ? '/payment' : '/chat', { replace: true });
        return;
      }
      setMailed(true);
      setBusy(false);
    } catch (error) {
      const failed = error instanceof SignUpError ? error : new SignUpError('uid', error);
      if (isCommonPassword(failed.cause)) setRefused(fields.password);
      else setFailure(failed);
      setBusy(false);
    }
  }

  function errorText(): string | null {
    if (failure === null) return null;
    if (failure.step === 'plan') return accounts.errors.planFailed;
    if (failure.step === 'uid') return accounts.errors.missingUid;
    return signUpErrorText(accounts.errors, failure.cause);
  }

  /** The same sign-up once more. */
  async function mailAgain(): Promise<string | null> {
    try {
      const outcome = await runSignUp({ ...fields, language, acceptedTerms });
      if (outcome !== 'mailed') await navigate('/chat', { replace: true });
      return null;
    } catch (error) {
      return signUpErrorText(accounts.errors, error instanceof SignUpError ? error.cause : error);
    }
  }

  if (isMailed) {
    return (
      <Suspense>
        <MailedSignUp
          email={fields.email.trim()}
          onAgain={mailAgain}
          onOther={() => setMailed(false)}
        />
      </Suspense>
    );
  }
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
        <NewPasswordFields
          label={texts.password}
          value={fields}
          fault={fault}
          refused={refused}
          onChange={(change) => setFields((current) => ({ ...current, ...change }))}
        />
        {hasLegalDocuments() && (
          <Suspense>
            <SignUpTerms accepted={acceptedTerms} onChange={setAcceptedTerms} />
          </Suspense>
        )}
        <Button kind="primary" type="submit" wide disabled={isBusy}>
          {texts.submit}
        </Button>
      </form>
      <p>
        {texts.hasAccount} <Link to="/login">{texts.toLogIn}</Link>
      </p>
      {offersProviders() && (
        <Suspense>
          <ProviderButtons />
        </Suspense>
      )}
    </AuthPage>
  );
}
