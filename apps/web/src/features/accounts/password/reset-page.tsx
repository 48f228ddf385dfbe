import { useState } from 'react';
import { Link } from 'react-router';
import { usePublicText, useSecurityText } from '#lib/language/use-text.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import styles from '../auth-page.module.css';
import { AuthPage } from '../auth-page.tsx';
import { focusFirst } from '../focus-first.ts';
import { FormError } from '../form-error.tsx';
import { PasskeysLeft } from './passkeys-left.tsx';
import { ResetForm } from './reset-form.tsx';
import { usePasswordLink } from './use-password-link.ts';

/** Sets a new password with the link of an email. */
export function ResetPage() {
  const { shell } = usePublicText();
  const { reset: texts, forgotten } = useSecurityText();
  const { token, link, check } = usePasswordLink();
  const [outcome, setOutcome] = useState<'saved' | 'linkInvalid' | null>(null);

  if (outcome === 'saved') {
    return (
      <AuthPage title={texts.doneTitle}>
        <output>{texts.done}</output>
        <div ref={focusFirst}>
          {/* A full page load: the session that this page may know has ended. */}
          <LinkButton href="/login" kind="primary" wide>
            {texts.toLogIn}
          </LinkButton>
        </div>
      </AuthPage>
    );
  }
  if (outcome === 'linkInvalid' || link.state === 'invalid') {
    return (
      <AuthPage title={texts.invalidTitle}>
        <FormError text={texts.invalid} />
        <LinkButton href="/forgot" kind="primary" wide>
          {texts.requestLink}
        </LinkButton>
        <p className={styles.link}>
          <Link to="/login">{forgotten.toLogIn}</Link>
        </p>
      </AuthPage>
    );
  }
  if (link.state === 'failed') {
    return (
      <AuthPage title={texts.title}>
        <FormError text={texts.checkFailed} />
        <div>
          <Button onClick={check}>{texts.retry}</Button>
        </div>
      </AuthPage>
    );
  }
  if (link.state === 'checking') {
    return (
      <AuthPage title={texts.title} welcome={texts.checking}>
        <Skeleton label={shell.loading} rows={3} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={texts.title} welcome={texts.welcome(link.email)}>
      <PasskeysLeft passkeys={link.passkeys} />
      <ResetForm token={token} email={link.email} onEnd={setOutcome} />
    </AuthPage>
  );
}
