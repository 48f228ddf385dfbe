import type { ChatDocument } from '@savet/contract/documents';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/call/call.ts';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { draftKey } from '../composer/drafts.ts';
import { useChatSending } from '../sending/use-chat-sending.ts';
import { useChatText } from '../use-chat-text.ts';

/** Asks before a chat is deleted for good. */
export function DeleteChatDialog(props: {
  chat: ChatDocument;
  title: string;
  isCurrent: boolean;
  onClose(): void;
}) {
  const text = useChatText();
  const navigate = useNavigate();
  const { uid, documents } = useDocuments();
  const { texts } = useChatSending();
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest');
  const { chatId, revision } = props.chat;

  async function remove() {
    setState('busy');
    try {
      await call('deleteChat', { chatId });
      if (props.isCurrent) void navigate('/chat', { replace: true });
      props.onClose();
      texts.set(draftKey(uid, chatId), '');
      documents.store.dispatch({ type: 'chatRemoved', chatId, revision });
    } catch {
      setState('failed');
    }
  }

  return (
    <Dialog title={text.deleteTitle} onClose={props.onClose}>
      <p>{text.deleteText(props.title)}</p>
      {state === 'failed' && <p role="alert">{text.actionFailed}</p>}
      <Actions>
        <Button onClick={props.onClose}>{text.cancel}</Button>
        <Button kind="danger" busy={state === 'busy'} onClick={() => void remove()}>
          {text.delete}
        </Button>
      </Actions>
    </Dialog>
  );
}
