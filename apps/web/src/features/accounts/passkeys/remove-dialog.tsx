import { call } from '#data/call/call.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useToasts } from '#ui/toasts/toasts-context.ts';
import { CurrentPasswordForm } from '../password/current-password-form.tsx';
import type { PasskeyRow } from './read-passkeys.ts';

interface RemoveDialogProps {
  passkey: PasskeyRow;
  onClose: () => void;
  onRemoved: () => void;
}

/** Removes a passkey, with the password. */
export function RemoveDialog({ passkey, onClose, onRemoved }: RemoveDialogProps) {
  const texts = useSecurityText().passkeys;
  const toasts = useToasts();
  const { uid } = useDocuments();
  return (
    <Dialog title={texts.removeTitle(passkey.name)} onClose={onClose}>
      <p>{texts.removeText}</p>
      <CurrentPasswordForm
        texts={texts}
        submit={texts.remove}
        kind="danger"
        onSubmit={async (currentPassword) => {
          const { passkeyId } = passkey;
          await call('removePasskey', { uid, passkeyId, currentPassword });
          onRemoved();
          toasts.show({ text: texts.removed });
        }}
        onClose={onClose}
      />
    </Dialog>
  );
}
