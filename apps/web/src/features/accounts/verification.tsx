import type { UserDocument } from '@savet/contract/documents';
import { useState } from 'react';
import { useLanguage } from '../../lib/language/use-language.ts';
import { useFrameText } from '../../lib/language/use-text.ts';
import { sendVerificationMail } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import styles from './profile.module.css';

/** Whether an address is confirmed, and a way to have the link sent again. */
export function Verification({ user, disabled }: { user: UserDocument; disabled: boolean }) {
  const texts = useFrameText().accounts.profile;
  const { language } = useLanguage();
  const [state, setState] = useState<'rest' | 'sending' | 'sent' | 'failed'>('rest');
  if (user.emailVerified) return <small className={styles.note}>{texts.confirmed}</small>;

  async function send() {
    setState('sending');
    try {
      await sendVerificationMail(user.email, language);
      setState('sent');
    } catch {
      setState('failed');
    }
  }

  return (
    <span className={styles.verification}>
      <small className={styles.note}>{texts.notConfirmed}</small>
      {!disabled && state !== 'sent' && (
        <Button kind="quiet" busy={state === 'sending'} onClick={() => void send()}>
          {texts.sendLink}
        </Button>
      )}
      <output className={styles.note}>
        {state === 'sent' && texts.linkSent}
        {state === 'failed' && texts.linkNotSent}
      </output>
    </span>
  );
}
