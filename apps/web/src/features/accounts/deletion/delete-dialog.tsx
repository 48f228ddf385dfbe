import type { UserDocument } from '@savet/contract/documents';
import { ACCOUNT_RETURN_DAYS } from '@savet/contract/limits';
import { call } from '#data/call/call.ts';
import { closeSession } from '#data/session/session.ts';
import { pageStorage } from '#data/storage/page-storage.ts';
import { forgetUnsent } from '#data/storage/unsent.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CurrentPasswordForm } from '../password/current-password-form.tsx';
import styles from './deletion.module.css';

interface DeleteDialogProps {
  user: UserDocument;
  onClose: () => void;
}

/** Says what the deletion does, and deletes the account with the password. */
export function DeleteDialog({ user, onClose }: DeleteDialogProps) {
  const texts = useSecurityText().deletion;

  async function confirm(currentPassword: string | null) {
    const { until } = await call('deleteAccount', { uid: user.uid, currentPassword });
    forgetUnsent(pageStorage(), user.uid);
    closeSession(until);
  }

  return (
    <Dialog title={texts.dialogTitle} onClose={onClose}>
      <ul className={styles.effects}>
        <li>{texts.closing}</li>
        {user.subscription !== null && <li>{texts.subscription}</li>}
        <li>{texts.returning(ACCOUNT_RETURN_DAYS)}</li>
        <li>{texts.erasing}</li>
        <li>{texts.staying}</li>
      </ul>
      <CurrentPasswordForm
        texts={texts}
        submit={texts.confirm}
        kind="danger"
        onSubmit={confirm}
        onClose={onClose}
      />
    </Dialog>
  );
}
