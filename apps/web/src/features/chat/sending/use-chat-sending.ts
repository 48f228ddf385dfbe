import { useSyncExternalStore } from 'react';
import { type DocumentsValue, useDocuments } from '../../../lib/documents/documents-context.ts';
import { perUser } from '../../../lib/documents/per-user.ts';
import { useSendAgain } from '../../../lib/documents/use-send-again.ts';
import { memoryStorage, pageStorage } from '../../../lib/storage/page-storage.ts';
import { type ChatSending, createChatSending } from './chat-sending.ts';
import type { OutboxEntry } from './outbox.ts';

/** How often a question that has not arrived is sent again by itself, in milliseconds. */
const SEND_AGAIN_MS = 20_000;

/** Sending for the user of this page; goes on when the chat screen is left. */
export function useChatSending(): ChatSending {
  return sendingOf(useDocuments());
}

/** Questions of a chat that the server has not told back yet. */
export function useOutbox(chatId: string | undefined): readonly OutboxEntry[] {
  const { outbox } = useChatSending();
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  return entries.filter((entry) => entry.item.chatId === chatId);
}

/** Sends again what has not arrived, also what an earlier page left, whatever the screen. */
export function useSendUnsent(): void {
  const { outbox } = useChatSending();
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  const isWaiting = entries.some(({ state }) => state === 'unsent');
  useSendAgain(isWaiting, outbox.sendUnsent, SEND_AGAIN_MS);
}

const sendingOf = perUser(({ uid, isViewOnly, documents }: DocumentsValue) =>
  createChatSending(uid, documents, isViewOnly ? memoryStorage() : pageStorage()),
);
