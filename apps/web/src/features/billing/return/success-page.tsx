import type { UserDocument } from '@savet/contract/documents';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { call } from '#data/call/call.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useUser } from '#data/documents/hooks.ts';
import { useText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Overlay } from '#ui/feedback/overlay.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Page } from '#ui/page/page.tsx';
import { useBillingText } from '../billing-texts.ts';
import styles from '../plans/billing.module.css';
import { FeatureList } from '../plans/feature-list.tsx';
import { type Confirmation, confirmCheckout } from './confirm-checkout.ts';
import { REDIRECT_SECONDS, secondsLeft } from './countdown.rules.ts';

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
  return user.subscription?.status === 'active' ? <Paid /> : <Navigate to="/profile" replace />;
}

/** Welcomes to Pro, and opens the chat after a countdown. */
function Paid() {
  const texts = useBillingText().success;
  const navigate = useNavigate();
  const [left, setLeft] = useState(REDIRECT_SECONDS);
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => setLeft(secondsLeft(performance.now() - begun)), 250);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left === 0) void navigate('/chat', { replace: true });
  }, [left, navigate]);
  return (
    <Page title={texts.title}>
      <p>{texts.welcome}</p>
      <FeatureList features={texts.items} />
      <div>
        <Button kind="primary" onClick={() => void navigate('/chat')}>
          {texts.action}
        </Button>
      </div>
      <p className={styles.countdown} aria-hidden="true">
        {texts.redirect(left)}
      </p>
      {/* Announced once, not every second. */}
      <output className="visually-hidden">
        {texts.title} {texts.redirect(REDIRECT_SECONDS)}
      </output>
    </Page>
  );
}

/** The state while the plan is still free, with ways to continue. */
function Unpaid({ confirmation }: { confirmation: Confirmation }) {
  const texts = useBillingText().success;
  const navigate = useNavigate();
  // Paid: the new plan is about to arrive live.
  if (confirmation === 'asking' || confirmation === 'paid') {
    return (
      <Page title={texts.askingTitle}>
        <output className={styles.checking}>
          <Spinner />
          {texts.asking}
        </output>
      </Page>
    );
  }
  const hasFailed = confirmation === 'failed';
  const text = hasFailed ? texts.failedText : texts.waitingText;
  return (
    <Page title={hasFailed ? texts.failedTitle : texts.waitingTitle}>
      <output>{text}</output>
      {confirmation === 'unpaid' && (
        <p className={styles.checking}>
          <Spinner />
          {texts.checking}
        </p>
      )}
      <div className={styles.buttons}>
        <Button kind="primary" onClick={() => void navigate('/chat')}>
          {texts.action}
        </Button>
        <Button onClick={() => void navigate('/payment')}>{texts.tryAgain}</Button>
      </div>
    </Page>
  );
}
