/** After this long the chat opens by itself, in seconds (specification, section 9). */
export const REDIRECT_SECONDS = 5;

/** Whole seconds still to wait, `elapsed` milliseconds after the page was shown. */
export function secondsLeft(elapsed: number): number {
  return Math.max(0, REDIRECT_SECONDS - Math.floor(elapsed / 1_000));
}
