import { TITLE_MAX } from '@savet/contract/limits';
import { useState } from 'react';
import { call } from '#data/call/call.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useChatText } from '../../use-chat-text.ts';
import styles from './rename-chat-dialog.module.css';

/** Renames a chat. After a failure the typed name stays. */
export function RenameChatDialog(props: { chatId: string; title: string; onClose(): void }) {
  const text = useChatText();
  const { store } = useDocuments().documents;
  const [title, setTitle] = useState(props.title);
  const [isMissing, setMissing] = useState(false);
  const { isBusy, failure, submit } = useSubmit();

  async function save() {
    setMissing(title.trim() === '');
    if (title.trim() === '') return;
    // A default title shows translated, and must not be saved as typed text.
    if (title !== props.title) {
      const { chat } = await call('renameChat', { chatId: props.chatId, title: title.trim() });
      store.dispatch({ type: 'chatRead', chat });
    }
    props.onClose();
  }

  return (
    <Dialog title={text.renameTitle} onClose={props.onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit(save);
        }}
      >
        <TextField
          label={text.chatName}
          value={title}
          maxLength={TITLE_MAX}
          error={errorText()}
          onChange={setTitle}
        />
        <Actions>
          <Button kind="quiet" onClick={props.onClose}>
            {text.cancel}
          </Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            {text.save}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );

  function errorText() {
    if (isMissing) return text.nameMissing;
    return failure === null ? undefined : text.actionFailed;
  }
}
