import { FACTOR_CODE_MAX } from '@savet/contract/limits';
import { useState } from 'react';
import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import styles from '../auth-page.module.css';
import { FormError } from '../form-error.tsx';

interface LogInCodeDialogProps {
  /** Whether the last code was refused. */
  isWrong: boolean;
  onCode(code: string): void;
  onClose(): void;
}

/** Asks for the code of the second factor, after a log-in with the right password. */
export function LogInCodeDialog({ isWrong, onCode, onClose }: LogInCodeDialogProps) {
  const texts = useSecurityText().logInCode;
  const supportEmail = useConfiguration()?.supportEmail;
  const [code, setCode] = useState('');
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form
        className={styles.dialogForm}
        onSubmit={(event) => {
          event.preventDefault();
          onCode(code);
        }}
      >
        <p>{texts.text}</p>
        <FormError text={isWrong ? texts.wrong : null} />
        <TextField
          label={texts.code}
          autoComplete="one-time-code"
          isCode
          maxLength={FACTOR_CODE_MAX}
          required
          value={code}
          onChange={setCode}
        />
        {supportEmail !== undefined && (
          <p className={styles.dialogNote}>
            {texts.lost} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </p>
        )}
        <Actions>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="primary" type="submit">
            {texts.submit}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
