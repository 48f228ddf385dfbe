import type { ChatDocument } from '@savet/contract/documents';
import type { Catalogue } from '@savet/i18n/catalogue';
import type { NavigateFunction } from 'react-router';
import { call } from '#data/call/call.ts';
import type { UserDocuments } from '#data/documents/user-documents.ts';
import type { PersistentText } from '#data/storage/persistent-text.ts';
import { isAt } from '#lib/page/is-at.ts';
import type { Toast } from '#ui/toasts/toasts-context.ts';
import { draftKey } from '../../sending/drafts.ts';
import { beingDeleted } from './being-deleted.ts';

export type ChatAction = 'pin' | 'unpin' | 'archive' | 'delete';

export interface ActionContext {
  readonly uid: string;
  readonly documents: UserDocuments;
  readonly texts: PersistentText;
  readonly text: Catalogue['chat'];
  readonly projectText: Catalogue['projects'];
  errorText(error: unknown): string;
  show(toast: Toast): void;
  navigate: NavigateFunction;
}

/**
 * Runs an action on a chat that needs no dialog; a toast says what failed. A chunk of its own.
 * @param title as shown
 */
export async function runChatAction(
  action: ChatAction,
  chat: ChatDocument,
  title: string,
  context: ActionContext,
): Promise<void> {
  const { uid, documents, texts, text, navigate } = context;
  const { chatId, revision } = chat;

  async function attempt(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      context.show({ text: context.errorText(error) });
    }
  }

  async function place(change: { pinned?: boolean; archived?: boolean }) {
    const placed = await call('updateChat', { chatId, ...change });
    documents.store.dispatch({ type: 'chatRead', chat: placed.chat });
  }

  /** The toast offers to undo it; a pinned chat is then pinned again. */
  async function archive() {
    await place({ archived: true });
    context.show({
      text: context.projectText.archived(title),
      action: {
        label: text.undo,
        run: () => void attempt(() => place({ archived: false, pinned: chat.pinned })),
      },
    });
  }

  /** Deletes without a question; the toast offers to undo it. */
  async function remove() {
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
    context.show({
      text: text.deleted(title),
      action: { label: text.undo, run: () => void attempt(() => putBack(draft, wasShown)) },
    });
  }

  async function putBack(draft: string, wasShown: boolean) {
    const restored = await call('restoreChat', { chatId });
    beingDeleted.delete(chatId);
    documents.store.dispatch({ type: 'chatRead', chat: restored.chat });
    texts.set(draftKey(uid, chatId), draft);
    if (wasShown && isAt('/chat')) void navigate(`/chat/${chatId}`);
  }

  const works: Record<ChatAction, () => Promise<void>> = {
    pin: () => place({ pinned: true }),
    unpin: () => place({ pinned: false }),
    archive,
    delete: remove,
  };
  await attempt(works[action]);
}
