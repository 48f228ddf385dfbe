import { useCallback, useSyncExternalStore } from 'react';

/** Longest delay of a timer, in milliseconds. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** Whether a moment lies ahead; renders again when it has passed. False without one. */
export function useIsAhead(timestamp: string | null): boolean {
  const subscribe = useCallback(
    (onPassed: () => void) => {
      const left = timestamp === null ? 0 : Date.parse(timestamp) - Date.now();
      const timer = left > 0 ? setTimeout(onPassed, Math.min(left, TIMER_MAX_MS)) : undefined;
      return () => clearTimeout(timer);
    },
    [timestamp],
  );
  return useSyncExternalStore(
    subscribe,
    () => timestamp !== null && Date.parse(timestamp) > Date.now(),
  );
}
