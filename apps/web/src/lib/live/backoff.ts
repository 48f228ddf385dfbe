/** Pause before the first new try, and the longest one, in milliseconds. */
const FIRST_MS = 500;
const LONGEST_MS = 20_000;

/** Pause before try number `tries` (from 0), in milliseconds: doubling, between half and all of it. */
export function pauseBefore(tries: number, random: () => number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries, 20));
  return whole * (0.5 + random() / 2);
}
