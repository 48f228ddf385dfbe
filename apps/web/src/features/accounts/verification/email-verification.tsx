import type { UserDocument } from '@savet/contract/documents';
import { useState } from 'react';
import { useDocuments } from '#data/documents/documents-context.ts';
import { sendVerificationMail } from '#data/session/session.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { Button } from '#ui/controls/button.tsx';
import { CheckIcon } from '#ui/icons/icons.tsx';
import { sendFailureText } from './link-outcome.rules.ts';
import { useLinkOutcome } from './use-link-outcome.ts';
import styles from './verification.module.css';

/** Shows whether the address is verified, the outcome of an email link, and a button for a new link. */
export function EmailVerification({ user }: { user: UserDocument }) {
  const texts = useSecurityText().verification;
  const { language } = useLanguage();
  const { isViewOnly } = useDocuments();
  const outcome = useLinkOutcome();
  const [isSent, setSent] = useState(false);
  const { isBusy, failure, submit } = useSubmit();
  const { email, emailVerified } = user;

  async function send() {
    setSent(false);
    await sendVerificationMail(email, language);
    setSent(true);
  }

  /** The latest outcome. */
  function message(): string | null {
    if (outcome === 'confirmed') return texts.outcomes.confirmed;
    if (emailVerified) return outcome === null ? null : texts.alreadyConfirmed;
    if (isSent) return texts.sent(email);
    return outcome === null || failure !== null ? null : texts.outcomes[outcome];
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
            <Button busy={isBusy} onClick={() => submit(send)}>
              {texts.send}
            </Button>
          )}
        </span>
      )}
      <output className={styles.message}>{message()}</output>
      {failure !== null && !emailVerified && (
        <p className={styles.failed} role="alert">
          {sendFailureText(texts, failure)}
        </p>
      )}
    </>
  );
}
