const LONGEST_MILLISECONDS = 3_600_000;

/** Milliseconds to wait after the given number of failed attempts (from 1): doubled each time, at most an hour. */
export function retryDelay(failed: number, baseMilliseconds: number): number {
  return Math.min(baseMilliseconds * 2 ** (failed - 1), LONGEST_MILLISECONDS);
}
