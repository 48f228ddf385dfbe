import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../lib/language/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './billing.module.css';
import { REDIRECT_SECONDS, secondsLeft } from './countdown.rules.ts';

/** Welcomes to Pro, and goes on to the chat by itself unless the reader leaves first. */
export function Paid() {
  const texts = useText().billing.success;
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
      <ul className={styles.features}>
        {texts.items.map((item) => (
          <li key={item}>
            <CheckIcon />
            {item}
          </li>
        ))}
      </ul>
      <div>
        <Button kind="primary" onClick={() => void navigate('/chat')}>
          {texts.action}
        </Button>
      </div>
      <p className={styles.countdown} aria-hidden="true">
        {texts.redirect(left)}
      </p>
      {/* Read out once, not every second. */}
      <output className="visually-hidden">
        {texts.title} {texts.redirect(REDIRECT_SECONDS)}
      </output>
    </Page>
  );
}
