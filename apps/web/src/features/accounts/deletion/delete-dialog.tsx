import type { UserDocument } from '@savet/contract/documents';
import { ACCOUNT_RETURN_DAYS } from '@savet/contract/limits';
import { type SubmitEvent, useState } from 'react';
import { call } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { closeSession } from '#data/session/session.ts';
import { pageStorage } from '#data/storage/page-storage.ts';
import { forgetUnsent } from '#data/storage/unsent.ts';
import { usePublicText, useSecurityText } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import authStyles from '../auth-page.module.css';
import { FormError } from '../form-error.tsx';
import { UserNameField } from '../password/user-name-field.tsx';
import styles from './deletion.module.css';

interface DeleteDialogProps {
  user: UserDocument;
  onClose: () => void;
}

/** Says what the deletion does, and deletes the account with the password. */
export function DeleteDialog({ user, onClose }: DeleteDialogProps) {
  const { accounts } = usePublicText();
  const texts = useSecurityText().deletion;
  const errorText = useErrorText();
  const [currentPassword, setCurrentPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function confirm(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    // Clears the text first, so that screen readers announce the same error again.
    setFailure(null);
    try {
      const { until } = await call('deleteAccount', { uid: user.uid, currentPassword });
      forgetUnsent(pageStorage(), user.uid);
      closeSession(until);
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }

  return (
    <Dialog title={texts.dialogTitle} onClose={onClose}>
      <form className={authStyles.dialogForm} onSubmit={(event) => void confirm(event)}>
        <ul className={styles.effects}>
          <li>{texts.closing}</li>
          {user.subscription !== null && <li>{texts.subscription}</li>}
          <li>{texts.returning(ACCOUNT_RETURN_DAYS)}</li>
          <li>{texts.erasing}</li>
          <li>{texts.staying}</li>
        </ul>
        <FormError text={failure === null ? null : errorText(failure)} />
        <UserNameField email={user.email} />
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          required
          value={currentPassword}
          onChange={setCurrentPassword}
          showLabel={accounts.showPassword}
          hideLabel={accounts.hidePassword}
        />
        <Actions>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="danger" type="submit" busy={isBusy}>
            {texts.confirm}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
