import { useState } from 'react';
import { AccountError, postAccount } from '#data/session/account-routes.ts';
import { usePublicText, useSecurityText } from '#lib/language/use-text.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
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
  const { isBusy, failure, submit } = useSubmit();
  const [fault, setFault] = useState<PasswordFault | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  async function save() {
    const found = passwordFault(value);
    setFault(found);
    if (found) return;
    setRefused(null);
    try {
      await postAccount('reset-password', { token, newPassword: value.password });
      onEnd('saved');
    } catch (error) {
      if (error instanceof AccountError && error.code === 'INVALID_TOKEN') onEnd('linkInvalid');
      else if (isCommonPassword(error)) setRefused(value.password);
      else throw error;
    }
  }

  function errorText(): string | null {
    if (failure === null) return null;
    if (!(failure instanceof AccountError)) return errors.network;
    return failure.code === 'PASSWORD_TOO_LONG' ? errors.passwordTooLong : texts.failed;
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit(save);
      }}
    >
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
