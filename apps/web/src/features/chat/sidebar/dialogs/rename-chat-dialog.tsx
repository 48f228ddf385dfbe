import { TITLE_MAX } from '@savet/contract/limits';
import { useState } from 'react';
import { call } from '#data/call/call.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
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
  const [state, setState] = useState<'rest' | 'busy' | 'failed' | 'missing'>('rest');

  async function save() {
    if (title.trim() === '') return setState('missing');
    // A default title shows translated, and must not be saved as typed text.
    if (title === props.title) return props.onClose();
    setState('busy');
    try {
      const { chat } = await call('renameChat', { chatId: props.chatId, title: title.trim() });
      store.dispatch({ type: 'chatRead', chat });
      props.onClose();
    } catch {
      setState('failed');
    }
  }

  return (
    <Dialog title={text.renameTitle} onClose={props.onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
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
          <Button kind="primary" type="submit" busy={state === 'busy'}>
            {text.save}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );

  function errorText() {
    if (state === 'missing') return text.nameMissing;
    return state === 'failed' ? text.actionFailed : undefined;
  }
}
