import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '#data/call/call.ts';
import { AccountError } from '#data/session/account-routes.ts';
import { finishProviderLogIn } from '#data/session/provider-log-in.ts';
import { useSession } from '#data/session/use-session.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { usePublicText, useSecurityText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Overlay } from '#ui/feedback/overlay.tsx';
import { AuthPage } from '../auth-page.tsx';
import { FormError } from '../form-error.tsx';
import { type Answers, LogInQuestion, type Question } from '../log-in-question.tsx';
import { questionOf } from '../question-of.ts';
import { prepareAccount, SignUpError } from '../sign-up.ts';
import { refusalIn, returnErrorText } from './refusal.rules.ts';

/** A provider sends users back to this page. It finishes the log-in, with a code if the account has a second factor. */
export function ContinuePage() {
  const { accounts } = usePublicText();
  const security = useSecurityText();
  const texts = security.providerReturn;
  const { language } = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { uid } = useSession();
  // A user who is logged in has come from the profile, to confirm something.
  const [cameFrom] = useState(uid === null ? '/login' : '/profile');
  const [failure, setFailure] = useState<unknown>(() => refusalError(search));
  const [question, setQuestion] = useState<Question | null>(null);
  const [isBusy, setBusy] = useState(failure === null);
  /** The new account whose preparation has failed. */
  const [unprepared, setUnprepared] = useState<string | null>(null);
  const answers = useRef<Answers>({});

  async function logIn(given: Answers) {
    setBusy(true);
    setQuestion(null);
    // A code works once; the wish to keep the account stays.
    const keeps = answers.current.keepAccount === true || given.keepAccount === true;
    answers.current = { ...given, ...(keeps && { keepAccount: true }) };
    try {
      const account = await finishProviderLogIn(answers.current);
      if (account.isNew) return await prepare(account.uid);
      await navigate(cameFrom === '/login' ? '/app' : cameFrom, { replace: true });
    } catch (error) {
      const asked = error instanceof AccountError ? questionOf(error) : null;
      if (asked === null) setFailure(error);
      else setQuestion(asked);
      setBusy(false);
    }
  }

  async function prepare(newUid: string) {
    setBusy(true);
    setFailure(null);
    try {
      const { user } = await call('getUser', { uid: newUid });
      await prepareAccount(newUid, { ...user, language });
      await navigate('/payment', { replace: true });
    } catch (error) {
      setUnprepared(newUid);
      setFailure(error);
      setBusy(false);
    }
  }

  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current || failure !== null) return;
    isBegun.current = true;
    void logIn({});
  });

  function failureText(): string | null {
    if (failure === null) return null;
    if (unprepared === null) return returnErrorText({ accounts, security }, failure);
    const isPlan = failure instanceof SignUpError;
    return isPlan ? accounts.errors.planFailed : accounts.errors.missingUid;
  }

  return (
    <AuthPage title={texts.title}>
      {isBusy && <Overlay text={accounts.logIn.busy} />}
      <FormError text={failureText()} />
      {unprepared !== null && !isBusy && (
        <Button kind="primary" wide onClick={() => void prepare(unprepared)}>
          {texts.retry}
        </Button>
      )}
      {unprepared === null && failure !== null && (
        <Button kind="primary" wide onClick={() => void navigate(cameFrom, { replace: true })}>
          {cameFrom === '/login' ? texts.toLogIn : texts.toProfile}
        </Button>
      )}
      {question !== null && (
        <LogInQuestion
          question={question}
          onAnswer={(given) => void logIn(given)}
          onClose={() => {
            setQuestion(null);
            setFailure(new AccountError(403, 'CANCELLED'));
          }}
        />
      )}
    </AuthPage>
  );
}

function refusalError(search: string): AccountError | null {
  const refusal = refusalIn(search);
  return refusal && new AccountError(403, refusal);
}
