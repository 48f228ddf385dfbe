/** Ten years. The limit bounds the work, since every renewal in between runs. */
const LONGEST_ADVANCE_SECONDS = 316_224_000;

/** Parses `{ advanceSeconds }` or `{ to }` into a Unix time, or returns an error message. */
export function readTime(
  { advanceSeconds, to }: Record<string, unknown>,
  now: number,
): number | string {
  if ((advanceSeconds === undefined) === (to === undefined)) {
    return 'send either advanceSeconds or to (Unix seconds)';
  }
  const time = advanceSeconds === undefined ? to : now + Number(advanceSeconds);
  const value = advanceSeconds ?? to;
  if (typeof value !== 'number' || typeof time !== 'number' || !Number.isSafeInteger(time)) {
    return 'seconds are a whole number';
  }
  if (time < now) return 'the clock does not go back';
  if (time - now > LONGEST_ADVANCE_SECONDS) return 'the clock advances at most ten years at once';
  return time;
}
