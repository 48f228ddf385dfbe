import type { KnownBrandField } from '@savet/contract/brand-hub';
import { useText } from '../../../lib/language/use-text.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { BeforeAfter } from '../../brand-hub/before-after.tsx';

interface BeforeAfterDialogProps {
  title: string;
  field: KnownBrandField;
  before: string;
  after: string;
  onAccept: () => void;
  onClose: () => void;
}

/** What a field says and what it would say; nothing is saved before it is accepted. */
export function BeforeAfterDialog(props: BeforeAfterDialogProps) {
  const { brandHub } = useText();
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <BeforeAfter field={props.field} before={props.before} after={props.after} />
      <Actions>
        <Button kind="quiet" onClick={props.onClose}>
          {brandHub.cancel}
        </Button>
        <Button kind="primary" onClick={props.onAccept}>
          {brandHub.save}
        </Button>
      </Actions>
    </Dialog>
  );
}
