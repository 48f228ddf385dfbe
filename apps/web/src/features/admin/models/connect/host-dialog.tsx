import { callWithoutSubject } from '#data/call/call.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CurrentPasswordForm } from '../../../accounts/password/current-password-form.tsx';
import styles from '../models.module.css';

interface HostDialogProps {
  /** An address at the host. */
  baseUrl: string;
  onAllowed(): void;
  onClose(): void;
}

/** Asks for the password before the server asks a model at a host that it does not know. */
export function HostDialog({ baseUrl, onAllowed, onClose }: HostDialogProps) {
  const texts = useStaffText().models.connect.confirmHost;
  return (
    <Dialog title={texts.title(new URL(baseUrl).host)} onClose={onClose}>
      <p className={styles.text}>{texts.text}</p>
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
