import type { ResponseStyle } from '@savet/contract/limits';
import type { KeptStorage } from '../../../lib/storage/page-storage.ts';
import { unsentPrefix } from '../../../lib/storage/unsent.ts';

/** A question that the server has not acknowledged yet. */
export interface OutboxItem {
  readonly chatId: string;
  readonly messageId: string;
  readonly newChat: boolean;
  readonly query: string;
  readonly responseStyle: ResponseStyle;
  /** Of staff: whose Brand Hub is to be answered from, if not their own. */
  readonly brandHubUid?: string;
  /** ISO 8601. */
  readonly writtenAt: string;
}

/** The part of localStorage that is needed: one key per question, so that tabs do not overwrite each other. */
export interface OutboxStorage {
  read(): OutboxItem[];
  put(item: OutboxItem): void;
  remove(messageId: string): void;
}

/** Where one user's unacknowledged questions lie; a browser without storage keeps them in the page only. */
export function outboxStorage(storage: KeptStorage, uid: string): OutboxStorage {
  const prefix = unsentPrefix('outbox', uid);
  return {
    read() {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      const own = keys.filter((key) => key.startsWith(prefix));
      const items = own.flatMap((key) => parse(storage.getItem(key)));
      return items.sort((one, other) => (one.writtenAt < other.writtenAt ? -1 : 1));
    },
    put: (item) => attempt(() => storage.setItem(prefix + item.messageId, JSON.stringify(item))),
    remove: (messageId) => attempt(() => storage.removeItem(prefix + messageId)),
  };
}

function parse(stored: string | null): OutboxItem[] {
  try {
    const item: unknown = JSON.parse(stored ?? 'null');
    return isItem(item) ? [item] : [];
  } catch {
    return [];
  }
}

function isItem(item: unknown): item is OutboxItem {
  return (
    typeof item === 'object' &&
    item !== null &&
    ['chatId', 'messageId', 'query', 'responseStyle', 'writtenAt'].every(
      (key) => typeof (item as Record<string, unknown>)[key] === 'string',
    )
  );
}

/** Storage can be full or forbidden; the question is then kept by the page alone. */
function attempt(write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
