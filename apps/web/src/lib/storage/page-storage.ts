/** What is needed of the browser's storage. */
export type KeptStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's storage; one that lives as long as the page where the browser allows none. */
export function pageStorage(): KeptStorage {
  try {
    return window.localStorage;
  } catch {
    return memoryStorage();
  }
}

/** A storage that forgets with the page. */
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
