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

/** Where the unsent text of a chat lies; that of a chat to be made under `new`. */
export function draftKey(uid: string, chatId: string | undefined): string {
  return `savet.draft.${uid}.${chatId ?? 'new'}`;
}

/** A refused question goes back in front of what was typed since. */
export function putBack(question: string, typed: string): string {
  return typed.trim() === '' ? question : `${question}\n\n${typed}`;
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
