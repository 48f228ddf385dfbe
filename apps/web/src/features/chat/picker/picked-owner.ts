/** Whose Brand Hub staff have picked for their next questions; null for their own. */
export interface Owner {
  uid: string;
  /** As it is shown: the business, the person or the address. */
  name: string;
}

export interface PickedOwner {
  get(): Owner | null;
  pick(owner: Owner | null): void;
  subscribe(listener: () => void): () => void;
}

export function createPickedOwner(): PickedOwner {
  let picked: Owner | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => picked,
    pick(owner) {
      picked = owner;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
