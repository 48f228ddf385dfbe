import { useState } from 'react';
import { call } from '#data/call/call.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CurrentPasswordForm } from '../password/current-password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Replaces the recovery codes. */
export function RenewDialog({ onClose }: { onClose(): void }) {
  const texts = useSecurityText().secondFactor;
  const { uid } = useDocuments();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Dialog
      // Each step has its own dialog, which begins at its top.
      key={codes ? 'codes' : 'password'}
      title={codes ? texts.codesTitle : texts.renewTitle}
      onClose={() => codes === null && onClose()}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <>
          <p>{texts.renewText}</p>
          <CurrentPasswordForm
            texts={texts}
            submit={texts.make}
            onSubmit={async (currentPassword) => {
              const { recoveryCodes } = await call('renewRecoveryCodes', { uid, currentPassword });
              setCodes(recoveryCodes);
            }}
            onClose={onClose}
          />
        </>
      )}
    </Dialog>
  );
}
