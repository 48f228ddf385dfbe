import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useUser } from '#data/documents/hooks.ts';
import { usePublicText } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { PasswordField } from '#ui/controls/password-field.tsx';
import styles from '../auth-page.module.css';
import { FormError } from '../form-error.tsx';
import { UserNameField } from './user-name-field.tsx';

interface CurrentPasswordFormProps {
  /** Labels of the field and the buttons. */
  texts: { password: string; cancel: string };
  submit: string;
  /** The button's kind: `danger` for what cannot be undone. */
  kind?: 'primary' | 'danger';
  /** Further fields. */
  children?: ReactNode;
  /** @throws CallError, whose text is shown */
  onSubmit(currentPassword: string): Promise<void>;
  onClose(): void;
}

/** Asks for the current password before a change. */
export function CurrentPasswordForm(props: CurrentPasswordFormProps) {
  const { texts, submit, kind = 'primary', children, onSubmit, onClose } = props;
  const { accounts } = usePublicText();
  const errorText = useErrorText();
  const email = useUser()?.email ?? '';
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    // Clears the text first, so that screen readers announce the same error again.
    setFailure(null);
    try {
      await onSubmit(password);
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }

  return (
    <form className={styles.dialogForm} onSubmit={(event) => void send(event)}>
      <FormError text={failure === null ? null : errorText(failure)} />
      <UserNameField email={email} />
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
        showLabel={accounts.showPassword}
        hideLabel={accounts.hidePassword}
      />
      {children}
      <Actions>
        <Button kind="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button kind={kind} type="submit" busy={isBusy}>
          {submit}
        </Button>
      </Actions>
    </form>
  );
}
