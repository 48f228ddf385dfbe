/** The first and the longest pause, in milliseconds. */
const FIRST_MS = 500;
const LONGEST_MS = 20_000;

/** Exponential backoff with jitter, in milliseconds: between half and all of the doubled pause; `tries` counts from 0. */
export function pauseBefore(tries: number, random: () => number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries, 20));
  return whole * (0.5 + random() / 2);
}
