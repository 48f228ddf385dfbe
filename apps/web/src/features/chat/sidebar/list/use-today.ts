import { useSyncExternalStore } from 'react';
import { watchClock } from '#lib/page/watch-clock.ts';

/** The beginning of the reader's day; the next one while the page stays open. */
export function useToday(): Date {
  return new Date(useSyncExternalStore(watchClock, () => new Date().toDateString()));
}
