import { PASSKEY_NAME_MAX } from '@savet/contract/limits';
import { type SubmitEvent, useState } from 'react';
import { call } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import styles from '../auth-page.module.css';
import { FormError } from '../form-error.tsx';
import type { PasskeyRow } from './read-passkeys.ts';

/** Gives a passkey another name. */
export function RenameDialog({ passkey, onClose }: { passkey: PasskeyRow; onClose: () => void }) {
  const texts = useSecurityText().passkeys;
  const errorText = useErrorText();
  const { uid } = useDocuments();
  const [name, setName] = useState(passkey.name);
  const { isBusy, failure, submit } = useSubmit();

  function save(event: SubmitEvent) {
    event.preventDefault();
    submit(async () => {
      await call('renamePasskey', { uid, passkeyId: passkey.passkeyId, name });
      onClose();
    });
  }

  return (
    <Dialog title={texts.renameTitle} onClose={onClose}>
      <form className={styles.dialogForm} onSubmit={save}>
        <FormError text={failure === null ? null : errorText(failure)} />
        <TextField
          label={texts.name}
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
            {texts.save}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
