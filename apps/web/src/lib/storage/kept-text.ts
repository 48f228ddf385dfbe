/** Text that outlives the page: kept in storage, heard of by all who show it. */
export interface KeptText {
  get(key: string): string;
  set(key: string, text: string): void;
  subscribe(listener: () => void): () => void;
}

/** A browser that keeps nothing (full, forbidden) keeps the text as long as the page lives. */
export function keptText(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): KeptText {
  const inPage = new Map<string, string>();
  const inStorage = new Map<string, string>();
  const listeners = new Set<() => void>();
  return {
    get(key) {
      const known = inPage.get(key);
      if (known !== undefined) return known;
      const stored = attempt(() => storage.getItem(key)) ?? '';
      inPage.set(key, stored);
      inStorage.set(key, stored);
      return stored;
    },
    set(key, text) {
      inPage.set(key, text);
      attempt(() => {
        const known = inStorage.get(key);
        if (text !== '') storage.setItem(key, text);
        // What another tab has put there since is not this one's to take away.
        else if (known === undefined || storage.getItem(key) === known) storage.removeItem(key);
        inStorage.set(key, text);
      });
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
