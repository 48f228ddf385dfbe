import { type SubmitEvent, useState } from 'react';
import { AccountError, postAccount } from '#data/session/account-routes.ts';
import { usePublicText, useSecurityText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '../form-error.tsx';
import { type PasswordFault, passwordFault } from './new-password.rules.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { UserNameField } from './user-name-field.tsx';

interface ResetFormProps {
  token: string;
  email: string;
  onEnd: (outcome: 'saved' | 'linkInvalid') => void;
}

type Failure = { fault: PasswordFault } | { error: unknown };

export function ResetForm({ token, email, onEnd }: ResetFormProps) {
  const { errors } = usePublicText().accounts;
  const texts = useSecurityText().reset;
  const [value, setValue] = useState({ password: '', confirmPassword: '' });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const fault = passwordFault(value);
    if (fault) return setFailure({ fault });
    setBusy(true);
    setFailure(null);
    try {
      await postAccount('reset-password', { token, newPassword: value.password });
      onEnd('saved');
    } catch (error) {
      setBusy(false);
      if (error instanceof AccountError && error.code === 'INVALID_TOKEN') onEnd('linkInvalid');
      else setFailure({ error });
    }
  }

  function errorText(): string | null {
    if (failure === null) return null;
    if ('fault' in failure) {
      return failure.fault === 'mismatch' ? errors.mismatch : errors.weakPassword;
    }
    const { error } = failure;
    if (!(error instanceof AccountError)) return errors.network;
    return error.code === 'PASSWORD_TOO_LONG' ? errors.passwordTooLong : texts.failed;
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <FormError text={errorText()} />
      <UserNameField email={email} />
      <NewPasswordFields
        label={texts.password}
        value={value}
        onChange={(change) => setValue((current) => ({ ...current, ...change }))}
      />
      <Button kind="primary" type="submit" wide busy={isBusy}>
        {texts.submit}
      </Button>
    </form>
  );
}
