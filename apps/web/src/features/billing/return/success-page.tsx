import type { UserDocument } from '@savet/contract/documents';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { call } from '#data/call/call.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useUser } from '#data/documents/hooks.ts';
import { useBillingText, useText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Overlay } from '#ui/feedback/overlay.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { RetryIcon } from '#ui/icons/icons.tsx';
import { type Confirmation, confirmCheckout } from './confirm-checkout.ts';
import { PaidPage } from './paid-page.tsx';
import styles from './result-page.module.css';
import { ResultPage } from './result-page.tsx';

/** Calls a payment successful only once it has arrived. */
export function SuccessPage() {
  const { shell } = useText();
  const user = useUser();
  if (!user) return <Overlay text={shell.loading} />;
  return <Outcome user={user} />;
}

function Outcome({ user }: { user: UserDocument }) {
  const { documents } = useDocuments();
  const [confirmation, setConfirmation] = useState<Confirmation>('asking');
  const { uid } = user;
  useEffect(
    () =>
      confirmCheckout({
        ask: () => call('confirmCheckout', { uid }),
        report(state) {
          setConfirmation(state);
          // Without the live stream the new plan would stay invisible.
          if (state === 'paid') void documents.loadAll();
        },
      }),
    [uid, documents],
  );
  if (user.plan === 'free') return <Unpaid confirmation={confirmation} />;
  // An agreed plan was not paid here, and the profile explains a failed payment.
  return user.subscription?.status === 'active' ? (
    <PaidPage user={user} />
  ) : (
    <Navigate to="/profile" replace />
  );
}

/** The state while the plan is still free, with ways to continue. */
function Unpaid({ confirmation }: { confirmation: Confirmation }) {
  const texts = useBillingText().success;
  const navigate = useNavigate();
  // Paid: the new plan is about to arrive live.
  if (confirmation === 'asking' || confirmation === 'paid') {
    return (
      <ResultPage title={texts.askingTitle} mark={<Spinner />}>
        <output>{texts.asking}</output>
      </ResultPage>
    );
  }
  const hasFailed = confirmation === 'failed';
  const text = hasFailed ? texts.failedText : texts.waitingText;
  return (
    <ResultPage
      title={hasFailed ? texts.failedTitle : texts.waitingTitle}
      mark={confirmation === 'unpaid' ? <Spinner /> : <RetryIcon />}
    >
      <output>{text}</output>
      {confirmation === 'unpaid' && <p className={styles.soft}>{texts.checking}</p>}
      <div className={styles.buttons}>
        <Button kind="primary" onClick={() => void navigate('/chat')}>
          {texts.action}
        </Button>
        <Button onClick={() => void navigate('/payment')}>{texts.tryAgain}</Button>
      </div>
    </ResultPage>
  );
}
