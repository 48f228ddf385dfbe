import { FACTOR_CODE_MAX } from '@savet/contract/limits';
import { useState } from 'react';
import { call } from '#data/call/call.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { TextField } from '#ui/controls/text-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useToasts } from '#ui/toasts/toasts-context.ts';
import { CurrentPasswordForm } from '../password/current-password-form.tsx';

/** Switches the second factor off, with password and code. */
export function StopDialog({ onClose }: { onClose(): void }) {
  const texts = useSecurityText().secondFactor;
  const toasts = useToasts();
  const { uid } = useDocuments();
  const [code, setCode] = useState('');
  return (
    <Dialog title={texts.stopTitle} onClose={onClose}>
      <p>{texts.stopText}</p>
      <CurrentPasswordForm
        texts={texts}
        submit={texts.stop}
        onSubmit={async (currentPassword) => {
          await call('stopSecondFactor', { uid, currentPassword, code });
          onClose();
          toasts.show({ text: texts.stopped });
        }}
        onClose={onClose}
      >
        <TextField
          label={texts.code}
          hint={texts.anyCodeHint}
          autoComplete="one-time-code"
          isCode
          maxLength={FACTOR_CODE_MAX}
          required
          value={code}
          onChange={setCode}
        />
      </CurrentPasswordForm>
    </Dialog>
  );
}
