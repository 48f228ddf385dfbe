/** Ten years: every step in between is worked through. */
const LONGEST_ADVANCE_SECONDS = 316_224_000;

/** The Unix time that `{ advanceSeconds }` or `{ to }` means, or what is wrong with it. */
export function readTime(
  { advanceSeconds, to }: Record<string, unknown>,
  now: number,
): number | string {
  if ((advanceSeconds === undefined) === (to === undefined)) {
    return 'send either advanceSeconds or to (Unix seconds)';
  }
  const time = advanceSeconds === undefined ? to : now + Number(advanceSeconds);
  const given = advanceSeconds ?? to;
  if (typeof given !== 'number' || typeof time !== 'number' || !Number.isSafeInteger(time)) {
    return 'seconds are a whole number';
  }
  if (time < now) return 'the clock does not go back';
  if (time - now > LONGEST_ADVANCE_SECONDS) return 'the clock goes on at most ten years at once';
  return time;
}
