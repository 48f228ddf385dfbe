import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '../../lib/documents/hooks.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './billing.module.css';

/** After this long the chat opens by itself, in milliseconds (specification, section 9). */
const REDIRECT_MS = 5_000;

/** Says what is true: a payment that has not arrived is not called successful. */
export function SuccessPage() {
  const { billing, shell } = useText();
  const user = useUser();
  const navigate = useNavigate();
  const isPaid = user !== undefined && user.plan !== 'free';
  useEffect(() => {
    if (!isPaid) return;
    const timer = setTimeout(() => void navigate('/chat', { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isPaid, navigate]);
  if (!user) return <Overlay text={shell.loading} />;
  const texts = billing.success;
  const toChat = (
    <div>
      <Button kind="primary" onClick={() => void navigate('/chat')}>
        {texts.action}
      </Button>
    </div>
  );
  if (!isPaid) {
    return (
      <Page title={texts.waitingTitle}>
        <p>{texts.waitingText}</p>
        {toChat}
      </Page>
    );
  }
  return (
    <Page title={texts.title}>
      <p>{texts.welcome}</p>
      <ul className={styles.features}>
        {texts.items.map((item) => (
          <li key={item}>
            <CheckIcon />
            {item}
          </li>
        ))}
      </ul>
      {toChat}
      <p>{texts.redirect}</p>
    </Page>
  );
}
