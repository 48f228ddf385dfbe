import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { usePublicText, useSecurityText } from '#lib/language/use-text.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useToasts } from '#ui/toasts/toasts-context.ts';
import styles from '../auth-page.module.css';
import { FormError } from '../form-error.tsx';
import { isCommonPassword, type PasswordFault, passwordFault } from './new-password.rules.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { UserNameField } from './user-name-field.tsx';
import { isWrongPassword } from './wrong-password.ts';

/** Changes the password. The other sessions end. */
export function PasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { accounts } = usePublicText();
  const texts = useSecurityText().password;
  const errorText = useErrorText();
  const toasts = useToasts();
  const { uid } = useDocuments();
  const [currentPassword, setCurrentPassword] = useState('');
  const [value, setValue] = useState({ password: '', confirmPassword: '' });
  const { isBusy, failure, submit } = useSubmit();
  const [fault, setFault] = useState<PasswordFault | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  async function save() {
    const found = passwordFault(value);
    setFault(found);
    if (found) return;
    setRefused(null);
    try {
      await call('changePassword', { uid, currentPassword, newPassword: value.password });
      onClose();
      toasts.show({ text: texts.saved });
    } catch (error) {
      if (!isCommonPassword(error)) throw error;
      setRefused(value.password);
    }
  }

  const wrongPassword = isWrongPassword(failure) ? errorText(failure) : undefined;

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form
        className={styles.dialogForm}
        onSubmit={(event) => {
          event.preventDefault();
          submit(save);
        }}
      >
        <FormError text={failure === null || wrongPassword ? null : errorText(failure)} />
        <UserNameField email={email} />
        <PasswordField
          label={texts.current}
          autoComplete="current-password"
          required
          error={wrongPassword}
          value={currentPassword}
          onChange={setCurrentPassword}
          showLabel={accounts.showPassword}
          hideLabel={accounts.hidePassword}
        />
        <p className={styles.link}>
          <Link to="/forgot" state={{ email }}>
            {accounts.logIn.forgotten}
          </Link>
        </p>
        <NewPasswordFields
          label={texts.new}
          value={value}
          fault={fault}
          refused={refused}
          onChange={(change) => setValue((current) => ({ ...current, ...change }))}
        />
        <p className={styles.dialogNote}>{texts.note}</p>
        <Actions>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            {texts.save}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
