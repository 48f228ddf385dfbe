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
  subscribe(listener: () => void): () => void;
  send(item: OutboxItem): Promise<void>;
  /** Sends again whatever has not arrived, with the same ids. */
  sendUnsent(): void;
  retry(messageId: string): void;
  discard(messageId: string): void;
  /** The stored question has arrived, here or by another tab. */
  arrived(messageIds: ReadonlySet<string>): void;
}

/** Keeps questions until the server has acknowledged them; what an earlier page left is sent again. */
export function createOutbox(options: {
  storage: OutboxStorage;
  deliver(item: OutboxItem): Promise<SendResult>;
  onRefused(item: OutboxItem, error: CallError): void;
}): Outbox {
  const { storage, deliver, onRefused } = options;
  const listeners = new Set<() => void>();
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

  async function attempt(item: OutboxItem) {
    setState(item.messageId, 'sending');
    const result = await deliver(item);
    if (!entries.some((entry) => entry.item.messageId === item.messageId)) return;
    if (result.kind === 'lost') return setState(item.messageId, 'unsent');
    if (result.kind === 'refused') {
      drop(item.messageId);
      return onRefused(item, result.error);
    }
    storage.remove(item.messageId);
    setState(item.messageId, 'sent');
  }

  return {
    entries: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async send(item) {
      storage.put(item);
      change([...entries, { item, state: 'sending' }]);
      await attempt(item);
    },
    sendUnsent() {
      for (const { item, state } of entries) if (state === 'unsent') void attempt(item);
    },
    retry(messageId) {
      const entry = entries.find((candidate) => candidate.item.messageId === messageId);
      if (entry?.state === 'unsent') void attempt(entry.item);
    },
    discard: drop,
    arrived(messageIds) {
      const known = entries.filter(({ item }) => messageIds.has(item.messageId));
      if (known.length === 0) return;
      for (const { item } of known) storage.remove(item.messageId);
      change(entries.filter(({ item }) => !messageIds.has(item.messageId)));
    },
  };
}
