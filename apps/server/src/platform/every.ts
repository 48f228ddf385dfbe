import type { Logger } from './log.ts';

/**
 * Runs `work` at an interval, never twice at once: a tick is skipped while an earlier run is unfinished.
 * A failure is logged, and the next tick tries again.
 * @param failure the log message for a failed run
 * @param atOnce whether the first run is now
 * @returns stops the timer; a run in progress still ends by itself
 */
export function every(
  intervalMs: number,
  work: () => Promise<void>,
  { log, failure, atOnce = false }: { log: Logger; failure: string; atOnce?: boolean },
): () => void {
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await work();
    } catch (error) {
      log.warn({ error }, failure);
    } finally {
      isRunning = false;
    }
  };
  if (atOnce) void run();
  const timer = setInterval(() => void run(), intervalMs);
  return () => clearInterval(timer);
}
