/**
 * How much of a profile goes into a prompt, in UTF-16 units of its values: about 6,000 tokens of English,
 * 10,000 of Bulgarian, a small part of what any model reads.
 */
export const PROFILE_BUDGET = 24_000;

/**
 * The longest that each value may be so that all together keep within the budget: short ones stay
 * whole, long ones are cut to the same length.
 * @returns Infinity when nothing has to be cut
 */
export function longestValue(lengths: readonly number[], budget = PROFILE_BUDGET): number {
  const sorted = lengths.toSorted((a, b) => a - b);
  let left = budget;
  for (const [place, length] of sorted.entries()) {
    const share = Math.floor(left / (sorted.length - place));
    if (length > share) return share;
    left -= length;
  }
  return Infinity;
}

/** The start of a value, never half a character, with a line that says how much was left out. */
export function cutValue(value: string, longest: number): string {
  if (value.length <= longest) return value;
  const start = value.slice(0, longest);
  const whole = start.isWellFormed() ? start : start.slice(0, -1);
  return `${whole.trimEnd()}\n  [cut: ${value.length - whole.length} more characters]`;
}
