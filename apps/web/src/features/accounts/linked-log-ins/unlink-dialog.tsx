import type { LogInProviderId } from '@savet/contract/accounts/log-in-providers';
import { call } from '#data/call/call.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useToasts } from '#ui/toasts/toasts-context.ts';
import { CurrentPasswordForm } from '../password/current-password-form.tsx';

interface UnlinkDialogProps {
  provider: LogInProviderId;
  name: string;
  onUnlinked(): Promise<void>;
  onClose(): void;
}

/** Unlinks a log-in, with the password. */
export function UnlinkDialog({ provider, name, onUnlinked, onClose }: UnlinkDialogProps) {
  const texts = useSecurityText().linkedLogIns;
  const toasts = useToasts();
  const { uid } = useDocuments();
  return (
    <Dialog title={texts.unlinkTitle(name)} onClose={onClose}>
      <p>{texts.unlinkText(name)}</p>
      <CurrentPasswordForm
        texts={texts}
        submit={texts.unlink}
        kind="danger"
        onSubmit={async (currentPassword) => {
          await call('unlinkLogIn', { uid, provider, currentPassword });
          await onUnlinked();
          toasts.show({ text: texts.unlinked(name) });
        }}
        onClose={onClose}
      />
    </Dialog>
  );
}
