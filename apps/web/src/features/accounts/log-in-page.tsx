import { type SubmitEvent, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { AccountError, offersProviders } from '#data/session/account-routes.ts';
import { currentSession, signIn } from '#data/session/session.ts';
import { usePublicText } from '#lib/language/use-text.ts';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';
import { useStore } from '#lib/store/create-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Overlay } from '#ui/feedback/overlay.tsx';
import { logInErrorText } from './account-errors.rules.ts';
import styles from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';
import { FormError } from './form-error.tsx';
import type { Answers, Question } from './log-in-question.tsx';
import { hasPasskeySupport } from './passkeys/passkey-support.ts';
import { questionOf } from './question-of.ts';
import type { LinkOutcome } from './verification/link-outcome.rules.ts';
import { useLinkOutcome } from './verification/use-link-outcome.ts';

/** Loaded late, with their texts: few people see them. */
const ClosedNote = lazyComponent(
  async () => (await import('./deletion/closed-note.tsx')).ClosedNote,
);
const LogInQuestion = lazyComponent(
  async () => (await import('./log-in-question.tsx')).LogInQuestion,
);

const ProviderButtons = lazyComponent(
  async () => (await import('./providers/provider-buttons.tsx')).ProviderButtons,
);

/** The route's guard redirects as soon as the session exists. */
export function LogInPage() {
  const { accounts, errors } = usePublicText();
  const texts = accounts.logIn;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [keepAccount, setKeepAccount] = useState(false);
  const [isByPasskey, setByPasskey] = useState(false);
  const { endReason, closedUntil } = useStore(currentSession);

  async function logIn(answers: Answers, withPasskey: boolean) {
    setBusy(true);
    setFailure(null);
    setQuestion(null);
    setByPasskey(withPasskey);
    try {
      if (withPasskey) {
        const { logInWithPasskey } = await import('./passkeys/log-in-with-passkey.ts');
        setBusy(await logInWithPasskey(answers));
      } else await signIn({ email, password, ...answers });
    } catch (error) {
      const asked = error instanceof AccountError ? questionOf(error) : null;
      if (asked === null) setFailure(error);
      else setQuestion(asked);
      setBusy(false);
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    start(false);
  }

  function start(withPasskey: boolean) {
    setKeepAccount(false);
    void logIn({}, withPasskey);
  }

  /** A code works once, so the next question needs another one; the wish to keep the account stays. */
  function answer(given: Answers) {
    const keeps = keepAccount || given.keepAccount === true;
    setKeepAccount(keeps);
    void logIn({ ...given, ...(keeps && { keepAccount: true }) }, isByPasskey);
  }

  function errorText(): string | null {
    // Clears the text first, so that screen readers announce the same error again.
    if (isBusy) return null;
    if (failure instanceof AccountError && failure.code === 'PASSKEY_REFUSED') {
      return errors.byCode.PASSKEY_REFUSED;
    }
    if (failure !== null) return logInErrorText(accounts.errors, failure);
    return endReason === undefined ? null : errors.byCode[endReason];
  }

  // Somebody else in this network may have tried too many passwords: with a code, the right one still works.
  const isLimited = failure instanceof AccountError && failure.status === 429 && !isByPasskey;

  return (
    <AuthPage
      title={texts.title}
      // No greeting for who has just closed the account.
      {...(closedUntil === undefined && { welcome: texts.welcome })}
    >
      {isBusy && <Overlay text={texts.busy} />}
      <form onSubmit={submit}>
        <LinkOutcomeNote />
        {closedUntil !== undefined && (
          <Suspense>
            <ClosedNote until={closedUntil} />
          </Suspense>
        )}
        <FormError text={errorText()} />
        {isLimited && (
          <Button wide disabled={isBusy} onClick={() => setQuestion({ isCodeWrong: false })}>
            {texts.withCode}
          </Button>
        )}
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
      {hasPasskeySupport() && (
        <Button wide disabled={isBusy} onClick={() => start(true)}>
          {texts.passkey}
        </Button>
      )}
      {offersProviders() && (
        <Suspense>
          <ProviderButtons />
        </Suspense>
      )}
      {question !== null && (
        <Suspense>
          <LogInQuestion question={question} onAnswer={answer} onClose={() => setQuestion(null)} />
        </Suspense>
      )}
      <p className={styles.link}>
        <Link to="/forgot" state={{ email }}>
          {texts.forgotten}
        </Link>
      </p>
      <p>
        {texts.noAccount} <Link to="/signup">{texts.toSignUp}</Link>
      </p>
    </AuthPage>
  );
}

/** The outcome of an email link that was opened while signed out. */
function LinkOutcomeNote() {
  const texts = usePublicText().accounts.linkOutcomes;
  const outcome = useLinkOutcome();
  const [announced, setAnnounced] = useState<LinkOutcome | null>(null);
  useEffect(() => {
    // Screen readers announce a text only if its element was there one frame earlier.
    const frame = requestAnimationFrame(() => setAnnounced(outcome));
    return () => cancelAnimationFrame(frame);
  }, [outcome]);
  return <output className={styles.note}>{announced && texts[announced]}</output>;
}
