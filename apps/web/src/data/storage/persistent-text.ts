import { createStore } from '#lib/store/create-store.ts';

/** Texts by key that outlive the page; every subscriber is notified of each change. */
export interface PersistentText {
  get(key: string): string;
  set(key: string, text: string): void;
  subscribe(listener: () => void): () => void;
}

/** When storage is full or blocked, the text is kept in memory until the page closes. */
export function persistentText(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): PersistentText {
  const changed = createStore<ReadonlyMap<string, string>>(new Map());
  /** The stored texts as this page last read or wrote them. */
  const stored = new Map<string, string>();

  function readStored(key: string): string {
    const text = stored.get(key) ?? attempt(() => storage.getItem(key)) ?? '';
    stored.set(key, text);
    return text;
  }

  return {
    get: (key) => changed.get().get(key) ?? readStored(key),
    set(key, text) {
      attempt(() => {
        const lastSeen = stored.get(key);
        if (text !== '') storage.setItem(key, text);
        // Keeps a text that another tab has stored since.
        else if (lastSeen === undefined || storage.getItem(key) === lastSeen)
          storage.removeItem(key);
        stored.set(key, text);
      });
      changed.set(new Map(changed.get()).set(key, text));
    },
    subscribe: changed.subscribe,
  };
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
