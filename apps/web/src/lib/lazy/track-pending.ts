import { createStore, type ReadableStore } from '../store/create-store.ts';

/** Work shorter than this, in milliseconds, shows no progress bar. */
const VISIBLE_AFTER_MS = 300;

const count = createStore(0);

/** How many chunks have been loading for long enough to show a progress bar. */
export const pendingCount: ReadableStore<number> = count;

/** Counts `work` as pending from 300 ms after its start until it settles. */
export function trackPending<Result>(work: Promise<Result>): Promise<Result> {
  let isCounted = false;
  const timer = setTimeout(() => {
    isCounted = true;
    count.set(count.get() + 1);
  }, VISIBLE_AFTER_MS);
  return work.finally(() => {
    clearTimeout(timer);
    if (isCounted) count.set(count.get() - 1);
  });
}
