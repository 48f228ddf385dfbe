import type { UserDocument } from '@savet/contract/documents';
import { useState } from 'react';
import { useDocuments } from '#data/documents/documents-context.ts';
import { sendVerificationMail } from '#data/session/session.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { CheckIcon } from '#ui/icons/icons.tsx';
import { sendFailureText } from './link-outcome.rules.ts';
import { useLinkOutcome } from './use-link-outcome.ts';
import styles from './verification.module.css';

type Sending = { kind: 'rest' | 'busy' | 'sent' } | { kind: 'failed'; error: unknown };

/** Shows whether the address is verified, the outcome of an email link, and a button for a new link. */
export function EmailVerification({ user }: { user: UserDocument }) {
  const texts = useSecurityText().verification;
  const { language } = useLanguage();
  const { isViewOnly } = useDocuments();
  const outcome = useLinkOutcome();
  const [sending, setSending] = useState<Sending>({ kind: 'rest' });
  const { email, emailVerified } = user;

  async function send() {
    setSending({ kind: 'busy' });
    try {
      await sendVerificationMail(email, language);
      setSending({ kind: 'sent' });
    } catch (error) {
      setSending({ kind: 'failed', error });
    }
  }

  /** The latest outcome. */
  function message(): string | null {
    if (outcome === 'confirmed') return texts.outcomes.confirmed;
    if (emailVerified) return outcome === null ? null : texts.alreadyConfirmed;
    if (sending.kind === 'sent') return texts.sent(email);
    return outcome === null || sending.kind === 'failed' ? null : texts.outcomes[outcome];
  }

  return (
    <>
      {emailVerified ? (
        <span className={styles.confirmed}>
          <CheckIcon />
          {texts.confirmed}
        </span>
      ) : (
        <span className={styles.unconfirmed}>
          <span>{texts.unconfirmed}</span>
          {!isViewOnly && (
            <Button busy={sending.kind === 'busy'} onClick={() => void send()}>
              {texts.send}
            </Button>
          )}
        </span>
      )}
      <output className={styles.message}>{message()}</output>
      {sending.kind === 'failed' && !emailVerified && (
        <p className={styles.failed} role="alert">
          {sendFailureText(texts, sending.error)}
        </p>
      )}
    </>
  );
}
