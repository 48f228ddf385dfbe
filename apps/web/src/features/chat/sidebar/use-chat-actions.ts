import type { ChatDocument } from '@savet/contract/documents';
import { useNavigate } from 'react-router';
import { call } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { isAt } from '#lib/page/is-at.ts';
import { useToasts } from '#ui/toasts/toasts-context.ts';
import { draftKey } from '../sending/drafts.ts';
import { useChatSending } from '../sending/use-chat-sending.ts';
import { useChatText } from '../use-chat-text.ts';

/** Chats whose deletion is under way or has just succeeded: their screen does not say that they are missing. */
export const beingDeleted = new Set<string>();

/** The actions on a chat that need no dialog. */
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

  /** Deletes without a question; the toast offers to undo it. */
  const remove = () =>
    attempt(async () => {
      // A second request would lose the undo.
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
      // Navigate only if the chat is still open.
      const wasShown = isAt(`/chat/${chatId}`);
      documents.store.dispatch({ type: 'chatRemoved', chatId, revision });
      texts.set(key, '');
      // The screen clears the mark when it unmounts.
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

  return { remove: () => void remove() };
}
