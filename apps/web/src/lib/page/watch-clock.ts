import { browserSignals } from './page-signals.ts';

/** Interval of checks, in milliseconds. */
const LOOK_EVERY_MS = 60_000;

/** Calls `look` every minute, and when the page is shown: timers may sleep in a hidden page. */
export function watchClock(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS);
  const stop = browserSignals.subscribe(look);
  return () => {
    clearInterval(timer);
    stop();
  };
}
