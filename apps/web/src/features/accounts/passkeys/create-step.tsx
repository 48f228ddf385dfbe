import type { CallOutput } from '@savet/contract/calls';
import { PASSKEY_NAME_MAX } from '@savet/contract/limits';
import { type SubmitEvent, useState } from 'react';
import { call } from '#data/call/call.ts';
import { CallError } from '#data/call/call-error.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { useToasts } from '#ui/toasts/toasts-context.ts';
import styles from '../auth-page.module.css';
import { FormError } from '../form-error.tsx';

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
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function create(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      const { createPasskey } = await import('./browser-passkeys.ts');
      const credential = await createPasskey(options);
      await call('addPasskey', { uid, name, credential });
      onClose();
      toasts.show({ text: texts.addedNow });
    } catch (error) {
      setFailure(await failureText(error));
      setBusy(false);
    }
  }

  async function failureText(error: unknown): Promise<string> {
    if (error instanceof CallError) return errorText(error);
    const { browserRefusal } = await import('./browser-passkeys.ts');
    return texts.failures[browserRefusal(error) ?? 'other'];
  }

  return (
    <form className={styles.dialogForm} onSubmit={(event) => void create(event)}>
      <p>{texts.createText}</p>
      <FormError text={failure} />
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
