import type { CallError } from '../../../lib/call/call-error.ts';
import type { OutboxItem, OutboxStorage } from './outbox-storage.ts';

/** `sent`: acknowledged, shown until the stored question arrives live. */
export type OutboxState = 'sending' | 'unsent' | 'sent';

export interface OutboxEntry {
  readonly item: OutboxItem;
  readonly state: OutboxState;
}

/** How a send ended: acknowledged, not arrived (to be sent again), or refused for good. */
export type SendResult =
  | { kind: 'accepted' }
  | { kind: 'lost' }
  | { kind: 'refused'; error: CallError };

export interface Outbox {
  entries(): readonly OutboxEntry[];
  /** Whether the server has taken a question of this chat that it has not told back yet. */
  isAcknowledged(chatId: string): boolean;
  subscribe(listener: () => void): () => void;
  send(item: OutboxItem): Promise<void>;
  /**
   * Sends again what has not arrived, with the same ids: of each chat the first, the next after its answer.
   * @param insist also behind one that was acknowledged and never told
   */
  sendUnsent(insist: boolean): void;
  /** The same for one chat, asked for by its reader. */
  retry(chatId: string): void;
  discard(messageId: string): void;
  /** The stored question has arrived, here or by another tab. */
  arrived(messageIds: ReadonlySet<string>): void;
  /** Something was told of answers: what waited for one that is complete now is sent. */
  goOn(): void;
}

/** Keeps questions until the server has acknowledged them; what an earlier page left is sent again. */
export function createOutbox(options: {
  storage: OutboxStorage;
  deliver(item: OutboxItem): Promise<SendResult>;
  /** Whether an answer is being written in this chat. */
  isAnswering(chatId: string): boolean;
  onRefused(item: OutboxItem, error: CallError): void;
}): Outbox {
  const { storage, deliver, isAnswering, onRefused } = options;
  const listeners = new Set<() => void>();
  /** Chats in which a question waits for the answer to the one before. */
  const waiting = new Set<string>();
  let entries: readonly OutboxEntry[] = storage
    .read()
    .map((item) => ({ item, state: 'unsent' as const }));

  function change(next: readonly OutboxEntry[]) {
    entries = next;
    for (const listener of [...listeners]) listener();
  }

  function setState(messageId: string, state: OutboxState) {
    change(
      entries.map((entry) => (entry.item.messageId === messageId ? { ...entry, state } : entry)),
    );
  }

  function drop(messageId: string) {
    storage.remove(messageId);
    change(entries.filter((entry) => entry.item.messageId !== messageId));
  }

  async function attempt(item: OutboxItem, isRepeated = false) {
    setState(item.messageId, 'sending');
    const result = await deliver(item);
    if (!entries.some((entry) => entry.item.messageId === item.messageId))
      return sendNext(item.chatId);
    if (result.kind === 'lost' || (isRepeated && isBusy(result)))
      return setState(item.messageId, 'unsent');
    if (result.kind === 'refused') {
      drop(item.messageId);
      onRefused(item, result.error);
      return sendNext(item.chatId);
    }
    storage.remove(item.messageId);
    setState(item.messageId, 'sent');
    sendNext(item.chatId);
  }

  /** @param insist also where nothing tells that the question before it was stored: the server knows */
  function sendNext(chatId: string, insist = false) {
    const ofChat = entries.filter(({ item }) => item.chatId === chatId);
    const unsent = ofChat.find(({ state }) => state === 'unsent');
    if (unsent === undefined) return;
    const isBehind = ofChat.some(
      ({ state }) => state === 'sending' || (state === 'sent' && !insist),
    );
    if (isBehind || isAnswering(chatId)) waiting.add(chatId);
    else void attempt(unsent.item, true);
  }

  return {
    entries: () => entries,
    isAcknowledged: (chatId) =>
      entries.some(({ item, state }) => item.chatId === chatId && state === 'sent'),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async send(item) {
      storage.put(item);
      const hasBefore = entries.some((entry) => entry.item.chatId === item.chatId);
      change([...entries, { item, state: hasBefore ? 'unsent' : 'sending' }]);
      if (hasBefore) sendNext(item.chatId);
      else await attempt(item);
    },
    sendUnsent(insist) {
      for (const chatId of new Set(entries.map(({ item }) => item.chatId)))
        sendNext(chatId, insist);
    },
    retry: (chatId) => sendNext(chatId, true),
    discard: drop,
    arrived(messageIds) {
      const known = entries.filter(({ item }) => messageIds.has(item.messageId));
      if (known.length === 0) return;
      for (const { item } of known) storage.remove(item.messageId);
      change(entries.filter(({ item }) => !messageIds.has(item.messageId)));
    },
    goOn() {
      for (const chatId of [...waiting].filter((one) => !isAnswering(one))) {
        waiting.delete(chatId);
        sendNext(chatId);
      }
    },
  };
}

/** The answer before it is still being written: what was left to be sent by itself waits for it. */
function isBusy(result: SendResult): boolean {
  return result.kind === 'refused' && result.error.code === 'CHAT_BUSY';
}
