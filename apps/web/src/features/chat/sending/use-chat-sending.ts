import { useEffect, useSyncExternalStore } from 'react';
import { type DocumentsValue, useDocuments } from '../../../lib/documents/documents-context.ts';
import type { UserDocuments } from '../../../lib/documents/user-documents.ts';
import { memoryStorage, pageStorage } from '../../../lib/storage/page-storage.ts';
import { type ChatSending, createChatSending } from './chat-sending.ts';
import type { OutboxEntry } from './outbox.ts';

/** How often a question that has not arrived is sent again by itself, in milliseconds. */
const SEND_AGAIN_MS = 20_000;

const sendings = new WeakMap<UserDocuments, ChatSending>();

/** Sending for the user of this page; goes on when the chat screen is left. */
export function useChatSending(): ChatSending {
  return sendingOf(useDocuments());
}

/** Questions of a chat that the server has not told back yet. Sends again what an earlier page left. */
export function useOutbox(chatId: string | undefined): readonly OutboxEntry[] {
  const { outbox } = useChatSending();
  const { liveStatus } = useDocuments();
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  const hasUnsent = entries.some((entry) => entry.state === 'unsent');
  useEffect(() => {
    if (!hasUnsent) return;
    const send = () => outbox.sendUnsent();
    const timer = setInterval(send, SEND_AGAIN_MS);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [outbox, hasUnsent]);
  useEffect(() => {
    if (liveStatus === 'open') outbox.sendUnsent();
  }, [outbox, liveStatus]);
  return entries.filter((entry) => entry.item.chatId === chatId);
}

function sendingOf({ uid, isViewOnly, documents }: DocumentsValue): ChatSending {
  const known = sendings.get(documents);
  if (known) return known;
  const sending = createChatSending(uid, documents, isViewOnly ? memoryStorage() : pageStorage());
  sendings.set(documents, sending);
  return sending;
}
