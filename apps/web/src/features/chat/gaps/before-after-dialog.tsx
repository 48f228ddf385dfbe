import { useText } from '../../../lib/language/use-text.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from '../messages/messages.module.css';

interface BeforeAfterDialogProps {
  title: string;
  before: string;
  after: string;
  onAccept: () => void;
  onClose: () => void;
}

/** What a field says and what it would say; nothing is saved before it is accepted. */
export function BeforeAfterDialog(props: BeforeAfterDialogProps) {
  const { chat, brandHub } = useText();
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <section className={styles.version}>
        <h3>{chat.before}</h3>
        <p>{props.before === '' ? brandHub.empty : props.before}</p>
      </section>
      <section className={styles.version}>
        <h3>{chat.after}</h3>
        <p>{props.after}</p>
      </section>
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
