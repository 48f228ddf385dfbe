import { type SubmitEvent, useState } from 'react';
import { AccountError, postAccount } from '#data/session/account-routes.ts';
import { usePublicText, useSecurityText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '../form-error.tsx';
import { isCommonPassword, type PasswordFault, passwordFault } from './new-password.rules.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { UserNameField } from './user-name-field.tsx';

interface ResetFormProps {
  token: string;
  email: string;
  onEnd: (outcome: 'saved' | 'linkInvalid') => void;
}

export function ResetForm({ token, email, onEnd }: ResetFormProps) {
  const { errors } = usePublicText().accounts;
  const texts = useSecurityText().reset;
  const [value, setValue] = useState({ password: '', confirmPassword: '' });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [fault, setFault] = useState<PasswordFault | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = passwordFault(value);
    setFault(found);
    setFailure(null);
    if (found) return;
    setBusy(true);
    setRefused(null);
    try {
      await postAccount('reset-password', { token, newPassword: value.password });
      onEnd('saved');
    } catch (error) {
      setBusy(false);
      if (error instanceof AccountError && error.code === 'INVALID_TOKEN') onEnd('linkInvalid');
      else if (isCommonPassword(error)) setRefused(value.password);
      else setFailure(error);
    }
  }

  function errorText(): string | null {
    if (failure === null) return null;
    if (!(failure instanceof AccountError)) return errors.network;
    return failure.code === 'PASSWORD_TOO_LONG' ? errors.passwordTooLong : texts.failed;
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <FormError text={errorText()} />
      <UserNameField email={email} />
      <NewPasswordFields
        label={texts.password}
        value={value}
        fault={fault}
        refused={refused}
        onChange={(change) => setValue((current) => ({ ...current, ...change }))}
      />
      <Button kind="primary" type="submit" wide busy={isBusy}>
        {texts.submit}
      </Button>
    </form>
  );
}
