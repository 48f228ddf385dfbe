import type { CallOutput } from '@savet/contract/calls';
import type { SecurityTexts } from '@savet/i18n/catalogue';
import { withPlainSpaces } from '@savet/i18n/typography/line-ends';
import { useState } from 'react';
import { call } from '#data/call/call.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CurrentPasswordForm } from '../password/current-password-form.tsx';
import { CreateStep } from './create-step.tsx';

type Started = CallOutput<'startPasskey'>;

/** Password, then name and the browser's own dialog. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const texts = useSecurityText();
  const { uid } = useDocuments();
  const [started, setStarted] = useState<Started | null>(null);
  return (
    // Each step has its own dialog, which focuses its first field.
    <Dialog key={String(started !== null)} title={texts.passkeys.addTitle} onClose={onClose}>
      {started ? (
        <CreateStep
          options={started.options}
          firstName={withPlainSpaces(deviceName(texts, started.device))}
          onClose={onClose}
        />
      ) : (
        <>
          <p>{texts.passkeys.addText}</p>
          <CurrentPasswordForm
            texts={texts.passkeys}
            submit={texts.passkeys.next}
            onSubmit={async (currentPassword) =>
              setStarted(await call('startPasskey', { uid, currentPassword }))
            }
            onClose={onClose}
          />
        </>
      )}
    </Dialog>
  );
}

function deviceName(
  { sessions, passkeys }: SecurityTexts,
  { browser, system }: Started['device'],
): string {
  if (browser !== null && system !== null) return sessions.device(browser, system);
  return browser ?? system ?? passkeys.unnamed;
}
