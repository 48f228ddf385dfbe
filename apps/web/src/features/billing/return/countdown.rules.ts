/** Seconds until the chat opens by itself (specification, section 9). */
export const REDIRECT_SECONDS = 5;

/** Whole seconds left, `elapsed` milliseconds after the page opened. */
export function secondsLeft(elapsed: number): number {
  return Math.max(0, REDIRECT_SECONDS - Math.floor(elapsed / 1_000));
}
