import { createStore, type ReadableStore } from '../store/create-store.ts';

/** A setting whose new value is shown before the server has confirmed it. */
export interface OrderedChoice<Value> {
  /** The unconfirmed value; undefined when the stored one counts. */
  readonly chosen: ReadableStore<Value | undefined>;
  /** Rejects only when the latest choice fails; a failure of an earlier one doesn't matter. */
  choose(value: Value): Promise<void>;
}

/** Saves choices one after the other, so that the latest one wins; skips those that were replaced before they were sent. */
export function createOrderedChoice<Value>(
  save: (value: Value) => Promise<void>,
): OrderedChoice<Value> {
  const chosen = createStore<Value | undefined>(undefined);
  let latest = 0;
  let previous = Promise.resolve();

  async function send(value: Value, choice: number) {
    if (choice !== latest) return;
    try {
      await save(value);
    } catch (error) {
      if (choice === latest) throw error;
    } finally {
      if (choice === latest) chosen.set(undefined);
    }
  }

  return {
    chosen,
    choose(value) {
      latest += 1;
      const choice = latest;
      chosen.set(value);
      const sending = previous.then(() => send(value, choice));
      previous = sending.catch(() => undefined);
      return sending;
    },
  };
}
