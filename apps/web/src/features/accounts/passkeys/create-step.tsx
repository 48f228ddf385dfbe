import type { CallOutput } from '@savet/contract/calls';
import { PASSKEY_NAME_MAX } from '@savet/contract/limits';
import { type SubmitEvent, useState } from 'react';
import { call } from '#data/call/call.ts';
import { CallError } from '#data/call/call-error.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { useToasts } from '#ui/toasts/toasts-context.ts';
import styles from '../auth-page.module.css';
import { FormError } from '../form-error.tsx';
import type { BrowserRefusal } from './browser-passkeys.ts';

interface CreateStepProps {
  options: CallOutput<'startPasskey'>['options'];
  firstName: string;
  onClose: () => void;
}

/** Asks for the name, lets the browser create the passkey, and adds it. */
export function CreateStep({ options, firstName, onClose }: CreateStepProps) {
  const texts = useSecurityText().passkeys;
  const errorText = useErrorText();
  const toasts = useToasts();
  const { uid } = useDocuments();
  const [name, setName] = useState(firstName);
  const [refusal, setRefusal] = useState<BrowserRefusal | null>(null);
  const { isBusy, failure, submit } = useSubmit();

  function create(event: SubmitEvent) {
    event.preventDefault();
    submit(async () => {
      setRefusal(null);
      const { browserRefusal, createPasskey } = await import('./browser-passkeys.ts');
      const credential = await createPasskey(options).catch((error: unknown) => {
        setRefusal(browserRefusal(error));
        throw error;
      });
      await call('addPasskey', { uid, name, credential });
      onClose();
      toasts.show({ text: texts.addedNow });
    });
  }

  function failureText(): string | null {
    if (failure === null) return null;
    return failure instanceof CallError ? errorText(failure) : texts.failures[refusal ?? 'other'];
  }

  return (
    <form className={styles.dialogForm} onSubmit={create}>
      <p>{texts.createText}</p>
      <FormError text={failureText()} />
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        maxLength={PASSKEY_NAME_MAX}
        required
        value={name}
        onChange={setName}
      />
      <Actions>
        <Button kind="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button kind="primary" type="submit" busy={isBusy}>
          {texts.create}
        </Button>
      </Actions>
    </form>
  );
}
