import { useNavigate } from 'react-router';
import { useText } from '../../lib/language/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './billing.module.css';
import type { Confirmation } from './confirm-checkout.ts';

/** What is known while the plan is still free, and the ways on. */
export function Unpaid({ confirmation }: { confirmation: Confirmation }) {
  const texts = useText().billing.success;
  const navigate = useNavigate();
  // Paid, and the new plan is on its way here.
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
