export interface Refusal {
  readonly chatId: string;
  readonly error: unknown;
  /** The chat is not there: it was to be made with the refused question, or is gone. */
  readonly newChat: boolean;
}

/** The last thing the server would not do, told until something else is tried. */
export interface Refusals {
  last(): Refusal | undefined;
  add(refusal: Refusal): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

export function createRefusals(): Refusals {
  const listeners = new Set<() => void>();
  let refusal: Refusal | undefined;
  const become = (next: Refusal | undefined) => {
    refusal = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    last: () => refusal,
    add: become,
    clear: () => become(undefined),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
