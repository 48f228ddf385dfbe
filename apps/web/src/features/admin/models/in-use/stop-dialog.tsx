import { useState } from 'react';
import { callWithoutSubject } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useToasts } from '#ui/toasts/toasts-context.ts';

interface StopDialogProps {
  onStopped: () => void;
  onClose: () => void;
}

/** Asks before the connection and its key are deleted. */
export function StopDialog({ onStopped, onClose }: StopDialogProps) {
  const texts = useStaffText().models.inUse;
  const errorText = useErrorText();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function stop() {
    setBusy(true);
    setFailure(undefined);
    try {
      await callWithoutSubject('stopUsingModel', {});
      toasts.show({ text: texts.stopped });
      onStopped();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }

  return (
    <Dialog title={texts.stopTitle} onClose={onClose}>
      <p>{texts.stopText}</p>
      {failure !== undefined && <p role="alert">{errorText(failure)}</p>}
      <Actions>
        <Button kind="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button kind="danger" busy={isBusy} onClick={() => void stop()}>
          {texts.stop}
        </Button>
      </Actions>
    </Dialog>
  );
}
