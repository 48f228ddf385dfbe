import { Clock } from './clock.ts';
import { Events } from './events.ts';
import { ObjectStore } from './objects.store.ts';

export interface SimulatorCore {
  store: ObjectStore;
  clock: Clock;
  events: Events;
  /** Public URL of the pages, without a trailing slash. */
  pagesUrl: () => string;
  /** Runs `work` in a transaction and publishes its events after the commit. */
  run<Result>(work: () => Result): Result;
}

export function createCore(options: {
  file: string | null;
  pagesUrl: string | (() => string);
}): SimulatorCore {
  const { pagesUrl } = options;
  const store = new ObjectStore(options.file);
  const clock = new Clock(store);
  const events = new Events(store, clock);
  return {
    store,
    clock,
    events,
    pagesUrl: () => (typeof pagesUrl === 'string' ? pagesUrl : pagesUrl()),
    run(work) {
      try {
        const result = store.transaction(work);
        events.publish();
        return result;
      } catch (error) {
        events.discard();
        throw error;
      }
    },
  };
}
