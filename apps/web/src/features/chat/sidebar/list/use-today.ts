import { useMemo, useSyncExternalStore } from 'react';
import { watchClock } from '#lib/page/watch-clock.ts';

/** The time at which the reader's day was last seen to change. */
export function useToday(): Date {
  const day = useSyncExternalStore(watchClock, () => new Date().toDateString());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new day gives a new time.
  return useMemo(() => new Date(), [day]);
}
