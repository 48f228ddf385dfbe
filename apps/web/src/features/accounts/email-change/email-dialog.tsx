import { type SubmitEvent, useState } from 'react';
import { call } from '#data/call/call.ts';
import { CallError } from '#data/call/call-error.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { usePublicText, useSecurityText } from '#lib/language/use-text.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import styles from '../auth-page.module.css';
import { FormError } from '../form-error.tsx';
import { CurrentPasswordField } from '../password/current-password-field.tsx';
import { isWrongPassword } from '../password/wrong-password.ts';
import { useRequiredCheck } from '../providers/use-required-check.ts';

/** Asks for a new address. Nothing changes until the link that is sent there confirms it. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { accounts } = usePublicText();
  const texts = useSecurityText().email;
  const errorText = useErrorText();
  const { uid } = useDocuments();
  const [newEmail, setNewEmail] = useState('');
  const [currentPassword, setCurrentPassword] = useState('');
  const { check, recheck } = useRequiredCheck();
  const [isSent, setSent] = useState(false);
  const { isBusy, failure, submit } = useSubmit();

  function send(event: SubmitEvent) {
    event.preventDefault();
    submit(async () => {
      await call('requestEmailChange', {
        uid,
        newEmail: newEmail.trim(),
        currentPassword: check === 'password' ? currentPassword : null,
      }).catch(recheck);
      setSent(true);
    });
  }

  function failureText(): string | null {
    if (failure === null || isWrongPassword(failure)) return null;
    const isInvalid = failure instanceof CallError && failure.code === 'INVALID_INPUT';
    return isInvalid ? accounts.errors.invalidEmail : errorText(failure);
  }

  if (isSent) {
    return (
      // A dialog of its own, so that its title is read out.
      <Dialog key="sent" title={texts.sentTitle} onClose={onClose}>
        <output>{texts.sent(newEmail.trim())}</output>
        <Actions>
          <Button onClick={onClose}>{texts.close}</Button>
        </Actions>
      </Dialog>
    );
  }
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form className={styles.dialogForm} onSubmit={send}>
        <p>{texts.intro}</p>
        <FormError text={failureText()} />
        <TextField
          label={texts.new}
          type="email"
          autoComplete="email"
          required
          value={newEmail}
          onChange={setNewEmail}
        />
        <CurrentPasswordField
          check={check}
          label={texts.password}
          failure={failure}
          value={currentPassword}
          onChange={setCurrentPassword}
        />
        <Actions>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="primary" type="submit" busy={isBusy} disabled={check === 'logIn'}>
            {texts.send}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
