import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { CallError } from '#data/call/call-error.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { AuthPage } from '../auth-page.tsx';
import { focusFirst } from '../focus-first.ts';
import { FormError } from '../form-error.tsx';

interface LinkPageProps {
  texts: {
    title: string;
    text: string;
    submit: string;
    done: string;
    invalid: string;
    logInFirst?: string;
    failed: string;
  };
  /** Does what the link is for. @throws CallError */
  act: (token: string) => Promise<void>;
  /** Where the page leads when it is done. */
  next: { href: string; label: string };
  /** Below the text of a link that does not work. */
  help?: ReactNode;
}

/**
 * A page behind a link in an email. It acts only at the press of a button, because programs that check emails open the
 * links in them.
 */
export function LinkPage({ texts, act, next, help }: LinkPageProps) {
  const token = useLocation().hash.slice(1);
  const errorText = useErrorText();
  const [state, setState] = useState<'rest' | 'busy' | 'done'>('rest');
  const [failure, setFailure] = useState<unknown>(null);
  const isInvalid = isRefused(failure);

  async function submit() {
    setState('busy');
    setFailure(null);
    try {
      await act(token);
      setState('done');
    } catch (error) {
      setFailure(error);
      setState('rest');
    }
  }

  function failureText(): string | null {
    if (failure === null) return null;
    if (isInvalid) return texts.invalid;
    const needsLogIn = failure instanceof CallError && failure.code === 'LOG_IN_FIRST';
    if (needsLogIn && texts.logInFirst !== undefined) return texts.logInFirst;
    return `${texts.failed} ${errorText(failure)}`;
  }

  return (
    <AuthPage title={texts.title} {...(state !== 'done' && !isInvalid && { welcome: texts.text })}>
      <FormError text={failureText()} />
      {isInvalid && help}
      {state === 'done' && (
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
      {state !== 'done' && !isInvalid && (
        <Button kind="primary" wide busy={state === 'busy'} onClick={() => void submit()}>
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
