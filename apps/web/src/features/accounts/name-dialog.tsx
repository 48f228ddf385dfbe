import type { UserDocument } from '@savet/contract/documents';
import { NAME_MAX } from '@savet/contract/limits';
import { type SubmitEvent, useState } from 'react';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useSecurityText, useText } from '#lib/language/use-text.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import styles from './auth-page.module.css';
import { FormError } from './form-error.tsx';
import { saveUser } from './settings/use-user-setting.ts';

export function NameDialog({ user, onClose }: { user: UserDocument; onClose: () => void }) {
  const { profile: texts } = useText();
  const { name } = useSecurityText();
  const errorText = useErrorText();
  const documents = useDocuments();
  const [firstName, setFirstName] = useState(user.firstName);
  const [lastName, setLastName] = useState(user.lastName);
  const { isBusy, failure, submit } = useSubmit();

  function save(event: SubmitEvent) {
    event.preventDefault();
    submit(async () => {
      await saveUser(documents, { firstName: firstName.trim(), lastName: lastName.trim() });
      onClose();
    });
  }

  return (
    <Dialog title={name.title} onClose={onClose}>
      <form className={styles.dialogForm} onSubmit={save}>
        <FormError text={failure === null ? null : errorText(failure)} />
        <TextField
          label={name.first}
          maxLength={NAME_MAX}
          value={firstName}
          onChange={setFirstName}
        />
        <TextField label={name.last} maxLength={NAME_MAX} value={lastName} onChange={setLastName} />
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
