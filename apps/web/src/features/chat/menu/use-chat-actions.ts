import type { ChatDocument } from '@savet/contract/documents';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/call/call.ts';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import { saveFile } from '../../../lib/download.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { isAt } from '../../../lib/page/is-at.ts';
import { useToasts } from '../../../ui/toasts/toasts-context.ts';
import { draftKey } from '../composer/drafts.ts';
import { useChatSending } from '../sending/use-chat-sending.ts';
import { useChatText } from '../use-chat-text.ts';
import { beingDeleted } from './being-deleted.ts';

/** What can be done with a chat at once, without a dialog. */
export function useChatActions(chat: ChatDocument, title: string) {
  const text = useChatText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { uid, documents } = useDocuments();
  const { texts } = useChatSending();
  const toasts = useToasts();
  const { chatId, revision } = chat;

  async function attempt(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      toasts.show({ text: errorText(error) });
    }
  }

  /** Gone without a question, and back at once when that was a mistake. */
  const remove = () =>
    attempt(async () => {
      // To ask for it twice would take the way back away.
      if (beingDeleted.has(chatId)) return;
      beingDeleted.add(chatId);
      try {
        await call('deleteChat', { chatId });
      } catch (error) {
        beingDeleted.delete(chatId);
        throw error;
      }
      const key = draftKey(uid, chatId);
      const draft = texts.get(key);
      // Whoever has gone to another chat meanwhile stays there.
      const wasShown = isAt(`/chat/${chatId}`);
      documents.store.dispatch({ type: 'chatRemoved', chatId, revision });
      texts.set(key, '');
      // The screen that leaves it ends the mark.
      if (wasShown) void navigate('/chat', { replace: true });
      else beingDeleted.delete(chatId);
      toasts.show({
        text: text.deleted(title),
        action: { label: text.undo, run: () => void putBack(draft, wasShown) },
      });
    });

  const putBack = (draft: string, wasShown: boolean) =>
    attempt(async () => {
      const restored = await call('restoreChat', { chatId });
      beingDeleted.delete(chatId);
      documents.store.dispatch({ type: 'chatRead', chat: restored.chat });
      texts.set(draftKey(uid, chatId), draft);
      if (wasShown && isAt('/chat')) void navigate(`/chat/${chatId}`);
    });

  const download = () =>
    attempt(async () => {
      const { fileName, markdown } = await call('exportChat', { chatId });
      saveFile(fileName, markdown, 'text/markdown');
    });

  return { remove: () => void remove(), download: () => void download() };
}
