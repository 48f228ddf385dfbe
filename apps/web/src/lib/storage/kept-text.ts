/** Text that outlives the page: kept in storage, heard of by all who show it. */
export interface KeptText {
  get(key: string): string;
  set(key: string, text: string): void;
  subscribe(listener: () => void): () => void;
}

/** A browser that keeps nothing (full, forbidden) keeps the text as long as the page lives. */
export function keptText(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): KeptText {
  const inPage = new Map<string, string>();
  const listeners = new Set<() => void>();
  return {
    get(key) {
      const known = inPage.get(key);
      if (known !== undefined) return known;
      const stored = attempt(() => storage.getItem(key)) ?? '';
      inPage.set(key, stored);
      return stored;
    },
    set(key, text) {
      inPage.set(key, text);
      attempt(() => (text === '' ? storage.removeItem(key) : storage.setItem(key, text)));
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
