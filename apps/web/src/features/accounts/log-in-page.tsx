import { type SubmitEvent, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { AccountError } from '#data/session/account-routes.ts';
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
import type { LinkOutcome } from './verification/link-outcome.rules.ts';
import { useLinkOutcome } from './verification/use-link-outcome.ts';

/** Loaded late, with their texts: only people who leave see them. */
const ClosedNote = lazyComponent(
  async () => (await import('./deletion/closed-note.tsx')).ClosedNote,
);
const KeepDialog = lazyComponent(
  async () => (await import('./deletion/keep-dialog.tsx')).KeepDialog,
);

/** The route's guard redirects as soon as the session exists. */
export function LogInPage() {
  const { accounts, errors } = usePublicText();
  const texts = accounts.logIn;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [keptUntil, setKeptUntil] = useState<string | null>(null);
  const { endReason, closedUntil } = useStore(currentSession);

  async function logIn(keepAccount: boolean) {
    setBusy(true);
    setKeptUntil(null);
    try {
      await signIn({ email, password, ...(keepAccount && { keepAccount }) });
    } catch (error) {
      const until = error instanceof AccountError ? error.until : undefined;
      if (until === undefined) setFailure(error);
      else setKeptUntil(until);
      setBusy(false);
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setFailure(null);
    void logIn(false);
  }

  function errorText(): string | null {
    // Clears the text first, so that screen readers announce the same error again.
    if (isBusy) return null;
    if (failure !== null) return logInErrorText(accounts.errors, failure);
    return endReason === undefined ? null : errors.byCode[endReason];
  }

  return (
    <AuthPage title={texts.title} welcome={texts.welcome}>
      {isBusy && <Overlay text={texts.busy} />}
      <form onSubmit={submit}>
        <LinkOutcomeNote />
        {closedUntil !== undefined && (
          <Suspense>
            <ClosedNote until={closedUntil} />
          </Suspense>
        )}
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
      {keptUntil !== null && (
        <Suspense>
          <KeepDialog
            until={keptUntil}
            onKeep={() => void logIn(true)}
            onClose={() => setKeptUntil(null)}
          />
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
  const texts = usePublicText().accounts.verification.loggedOut;
  const outcome = useLinkOutcome();
  const [announced, setAnnounced] = useState<LinkOutcome | null>(null);
  useEffect(() => {
    // Screen readers announce a text only if its element was there one frame earlier.
    const frame = requestAnimationFrame(() => setAnnounced(outcome));
    return () => cancelAnimationFrame(frame);
  }, [outcome]);
  return <output className={styles.note}>{announced && texts[announced]}</output>;
}
