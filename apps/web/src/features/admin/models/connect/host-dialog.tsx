import { callWithoutSubject } from '#data/call/call.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CurrentPasswordForm } from '../../../accounts/password/current-password-form.tsx';

interface HostDialogProps {
  /** An address at the host. */
  baseUrl: string;
  onAllowed(): void;
  onClose(): void;
}

/** Asks for the password before the server asks a model at a host that it does not know. */
export function HostDialog({ baseUrl, onAllowed, onClose }: HostDialogProps) {
  const texts = useStaffText().models.connect.confirmHost;
  // A long host breaks before a dot, so that its port never stands alone.
  const host = new URL(baseUrl).host.replaceAll('.', '\u200b.');
  return (
    <Dialog title={texts.title(host)} onClose={onClose}>
      <p>{texts.text}</p>
      <CurrentPasswordForm
        texts={texts}
        submit={texts.allow}
        onSubmit={async (currentPassword) => {
          await callWithoutSubject('allowModelHost', { baseUrl, currentPassword });
          onAllowed();
        }}
        onClose={onClose}
      />
    </Dialog>
  );
}
