import { callWithoutSubject } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
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
  const { isBusy, failure, submit } = useSubmit();

  async function stop() {
    await callWithoutSubject('stopUsingModel', {});
    toasts.show({ text: texts.stopped });
    onStopped();
  }

  return (
    <Dialog title={texts.stopTitle} onClose={onClose}>
      <p>{texts.stopText}</p>
      {failure !== null && <p role="alert">{errorText(failure)}</p>}
      <Actions>
        <Button kind="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button kind="danger" busy={isBusy} onClick={() => submit(stop)}>
          {texts.stop}
        </Button>
      </Actions>
    </Dialog>
  );
}
