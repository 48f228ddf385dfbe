/** The part of `Storage` that the web uses. */
export type KeptStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** localStorage, or memory where the browser forbids it. */
export function pageStorage(): KeptStorage {
  try {
    return window.localStorage;
  } catch {
    return memoryStorage();
  }
}

/** A storage that lasts until the page closes. */
export function memoryStorage(): KeptStorage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      values.set(key, value);
    },
    removeItem(key) {
      values.delete(key);
    },
  };
}
