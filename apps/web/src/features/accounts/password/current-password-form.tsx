import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useUser } from '#data/documents/hooks.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from '../auth-page.module.css';
import { FormError } from '../form-error.tsx';
import { useRequiredCheck } from '../providers/use-required-check.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { UserNameField } from './user-name-field.tsx';
import { isWrongPassword } from './wrong-password.ts';

interface CurrentPasswordFormProps {
  /** Labels of the field and the buttons. */
  texts: { password: string; cancel: string };
  submit: string;
  /** The button's kind: `danger` for what cannot be undone. */
  kind?: 'primary' | 'danger';
  /** Further fields. */
  children?: ReactNode;
  /** @param currentPassword null for an account without one. @throws CallError, whose text is shown */
  onSubmit(currentPassword: string | null): Promise<void>;
  onClose(): void;
}

/** Asks for the current password before a change; of an account without one, for a fresh log-in. */
export function CurrentPasswordForm(props: CurrentPasswordFormProps) {
  const { texts, submit, kind = 'primary', children, onSubmit, onClose } = props;
  const errorText = useErrorText();
  const email = useUser()?.email ?? '';
  const [password, setPassword] = useState('');
  const { check, recheck } = useRequiredCheck();
  const { isBusy, failure, submit: run } = useSubmit();

  function send(event: SubmitEvent) {
    event.preventDefault();
    run(() => onSubmit(check === 'password' ? password : null).catch(recheck));
  }

  return (
    <form className={styles.dialogForm} onSubmit={send}>
      <FormError text={failure === null || isWrongPassword(failure) ? null : errorText(failure)} />
      <UserNameField email={email} />
      <CurrentPasswordField
        check={check}
        label={texts.password}
        failure={failure}
        value={password}
        onChange={setPassword}
      />
      {children}
      <Actions>
        <Button kind="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button kind={kind} type="submit" busy={isBusy} disabled={check === 'logIn'}>
          {submit}
        </Button>
      </Actions>
    </form>
  );
}
