import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CallError } from '#data/call/call-error.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { currentSession } from '#data/session/session.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { AuthPage } from '../auth-page.tsx';
import { focusFirst } from '../focus-first.ts';
import { FormError } from '../form-error.tsx';

interface LinkPageProps {
  texts: {
    title: string;
    text: string;
    submit: string;
    doneTitle: string;
    done: string;
    invalidTitle: string;
    invalid: string;
    /** For a link that only works while its user is logged in. */
    logInFirst?: string;
    toLogIn?: string;
    failed: string;
  };
  /** Does what the link is for. @throws CallError */
  act: (token: string) => Promise<void>;
  /** The page that its button opens, after success and after a link that failed. */
  next: { href: string; label: string };
  /** Below the text of a link that does not work. */
  help?: ReactNode;
}

/**
 * A page behind a link in an email. It acts only at the press of a button, because programs that check emails open the
 * links in them.
 */
export function LinkPage({ texts, act, next, help }: LinkPageProps) {
  const { pathname, hash } = useLocation();
  const token = hash.slice(1);
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [isDone, setDone] = useState(false);
  const { isBusy, failure, submit } = useSubmit();
  const isInvalid = isRefused(failure);
  const isElsewhere = failure instanceof CallError && failure.code === 'LOG_IN_FIRST';
  const needsLogIn = isElsewhere && currentSession.get().uid === null;

  async function finish() {
    await act(token);
    setDone(true);
  }

  function title(): string {
    if (isDone) return texts.doneTitle;
    return isInvalid ? texts.invalidTitle : texts.title;
  }

  function failureText(): string | null {
    if (failure === null) return null;
    if (isInvalid) return texts.invalid;
    if (isElsewhere && texts.logInFirst !== undefined) return texts.logInFirst;
    return `${texts.failed} ${errorText(failure)}`;
  }

  return (
    <AuthPage title={title()} {...(!isDone && !isInvalid && { welcome: texts.text })}>
      <FormError text={failureText()} />
      {isInvalid && (
        <LinkButton href={next.href} kind="primary" wide>
          {next.label}
        </LinkButton>
      )}
      {isInvalid && help}
      {isDone && (
        <>
          <output>{texts.done}</output>
          <div ref={focusFirst}>
            {/* A full page load: what this page knows of the account is out of date. */}
            <LinkButton href={next.href} kind="primary" wide>
              {next.label}
            </LinkButton>
          </div>
        </>
      )}
      {needsLogIn && (
        <div ref={focusFirst}>
          <Button
            kind="primary"
            wide
            // Log-in leads back to the link.
            onClick={() => void navigate('/login', { state: { wanted: pathname + hash } })}
          >
            {texts.toLogIn}
          </Button>
        </div>
      )}
      {!isDone && !isInvalid && !needsLogIn && (
        <Button kind="primary" wide busy={isBusy} onClick={() => submit(finish)}>
          {texts.submit}
        </Button>
      )}
    </AuthPage>
  );
}

/** A shortened link can have a token of any form. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.code === 'LINK_INVALID' || error.code === 'INVALID_INPUT';
}
