import type { KeptStorage } from '../storage/page-storage.ts';
import { type UnsentKind, unsentPrefix } from '../storage/unsent.ts';

/** One key per item, so that tabs don't overwrite each other's. */
export interface OutboxStorage<Item> {
  read(): Item[];
  put(id: string, item: Item): void;
  remove(id: string): void;
}

/**
 * The items of one user in the browser's storage. Where it is full or forbidden, a reload forgets them.
 * @param parse returns null for a value that another version has stored
 */
export function outboxStorage<Item>(
  storage: KeptStorage,
  kind: UnsentKind,
  uid: string,
  parse: (value: Readonly<Record<string, unknown>>) => Item | null,
): OutboxStorage<Item> {
  const prefix = unsentPrefix(kind, uid);
  return {
    read() {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      const own = keys.filter((key) => key.startsWith(prefix));
      return own.flatMap((key) => {
        const value = parseObject(storage.getItem(key));
        return (value && parse(value)) ?? [];
      });
    },
    put: (id, item) => attempt(() => storage.setItem(prefix + id, JSON.stringify(item))),
    remove: (id) => attempt(() => storage.removeItem(prefix + id)),
  };
}

function parseObject(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

function attempt(write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
