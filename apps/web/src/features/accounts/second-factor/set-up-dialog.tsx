import type { CallOutput } from '@savet/contract/calls';
import { useState } from 'react';
import { call } from '#data/call/call.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CurrentPasswordForm } from '../password/current-password-form.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Started = CallOutput<'startSecondFactor'>;

/** Password, then the app with its first code, then the recovery codes. */
export function SetUpDialog({ onClose }: { onClose(): void }) {
  const texts = useSecurityText().secondFactor;
  const { uid } = useDocuments();
  const [started, setStarted] = useState<Started | null>(null);
  const [isOn, setOn] = useState(false);
  return (
    <Dialog
      // Each step has its own dialog, which begins at its top.
      key={`${started !== null} ${isOn}`}
      title={isOn ? texts.codesTitle : texts.setUpTitle}
      // The codes are shown only once: Escape must not lose them.
      onClose={() => !isOn && onClose()}
    >
      {!started && (
        <CurrentPasswordForm
          texts={texts}
          submit={texts.next}
          onSubmit={async (currentPassword) =>
            setStarted(await call('startSecondFactor', { uid, currentPassword }))
          }
          onClose={onClose}
        />
      )}
      {started && !isOn && (
        <ConfirmStep started={started} onConfirmed={() => setOn(true)} onClose={onClose} />
      )}
      {started && isOn && <RecoveryCodes codes={started.recoveryCodes} onDone={onClose} />}
    </Dialog>
  );
}
