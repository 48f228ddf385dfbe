import { useFrameText } from '../../../lib/language/use-text.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface UnsentDialogProps {
  onClose: () => void;
  onKeep: () => void;
  onForget: () => void;
}

/** Asks before log-out what becomes of what was written and not sent. */
export function UnsentDialog({ onClose, onKeep, onForget }: UnsentDialogProps) {
  const { profile } = useFrameText().accounts;
  const { unsent } = profile;
  return (
    <Dialog title={unsent.title} onClose={onClose}>
      <p>{unsent.text}</p>
      <Actions>
        <Button kind="quiet" onClick={onClose}>
          {profile.cancel}
        </Button>
        <Button kind="danger" onClick={onForget}>
          {unsent.forget}
        </Button>
        <Button kind="primary" onClick={onKeep}>
          {unsent.keep}
        </Button>
      </Actions>
    </Dialog>
  );
}
