import { type DocumentsValue, useDocuments } from '#data/documents/documents-context.ts';
import { perUser } from '#data/documents/per-user.ts';
import { useResend } from '#data/outbox/use-resend.ts';
import { memoryStorage, pageStorage } from '#data/storage/page-storage.ts';
import { useStore } from '#lib/store/create-store.ts';
import { type ChatSending, createChatSending } from './chat-sending.ts';
import type { OutboxEntry } from './question-outbox.ts';

/** Interval at which an unsent question is sent again, in milliseconds. */
const RESEND_MS = 20_000;

/** Sending for the user of this page; it outlives the chat screen. */
export function useChatSending(): ChatSending {
  return sendingOf(useDocuments());
}

/** Questions of a chat that have not arrived on the live stream yet. */
export function useOutbox(chatId: string | undefined): readonly OutboxEntry[] {
  const entries = useStore(useChatSending().outbox.entries);
  return entries.filter((entry) => entry.item.chatId === chatId);
}

/** Resends unsent questions on every screen, including those from before a reload. */
export function useSendUnsent(): void {
  const { outbox } = useChatSending();
  const isWaiting = useStore(outbox.entries).some(({ state }) => state === 'unsent');
  useResend(isWaiting, outbox.sendUnsent, RESEND_MS);
}

const sendingOf = perUser(({ uid, isViewOnly, documents }: DocumentsValue) =>
  createChatSending(uid, documents, isViewOnly ? memoryStorage() : pageStorage()),
);
