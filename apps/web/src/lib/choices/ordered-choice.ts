/** Something chosen, that counts before the server has taken it. */
export interface OrderedChoice<Value> {
  /** What was chosen and is not taken yet; undefined when what is stored counts. */
  chosen(): Value | undefined;
  subscribe(listener: () => void): () => void;
  /** Rejects when the last choice was not taken; what becomes of one before it does not matter. */
  choose(value: Value): Promise<void>;
}

/** Choices are sent one after the other, so that the last one stands; those overtaken meanwhile are not sent at all. */
export function createOrderedChoice<Value>(
  save: (value: Value) => Promise<void>,
): OrderedChoice<Value> {
  const listeners = new Set<() => void>();
  let chosen: Value | undefined;
  let latest = 0;
  let before = Promise.resolve();

  function become(next: Value | undefined) {
    chosen = next;
    for (const listener of [...listeners]) listener();
  }

  async function send(value: Value, choice: number) {
    if (choice !== latest) return;
    try {
      await save(value);
    } catch (error) {
      if (choice === latest) throw error;
    } finally {
      if (choice === latest) become(undefined);
    }
  }

  return {
    chosen: () => chosen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(value) {
      latest += 1;
      const choice = latest;
      become(value);
      const sending = before.then(() => send(value, choice));
      before = sending.catch(() => undefined);
      return sending;
    },
  };
}
