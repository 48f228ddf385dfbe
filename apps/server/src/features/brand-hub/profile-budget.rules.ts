/**
 * Limit of the profile values in a prompt, in UTF-16 units: about 6,000 tokens of English, 10,000 of
 * Bulgarian, a small part of any supported model's context.
 */
export const PROFILE_BUDGET = 24_000;

/**
 * Returns the length limit per value, in UTF-16 units, that keeps the total within the budget: short
 * values stay whole, long values are cut to the same length.
 * @returns Infinity when no value has to be cut
 */
export function longestValue(lengths: readonly number[], budget = PROFILE_BUDGET): number {
  const sorted = lengths.toSorted((a, b) => a - b);
  let remaining = budget;
  for (const [index, length] of sorted.entries()) {
    const share = Math.floor(remaining / (sorted.length - index));
    if (length > share) return share;
    remaining -= length;
  }
  return Infinity;
}

/** Cuts a value to at most `longest` UTF-16 units, never within a surrogate pair, and adds the number of omitted units. */
export function cutValue(value: string, longest: number): string {
  if (value.length <= longest) return value;
  const start = value.slice(0, longest);
  const whole = start.isWellFormed() ? start : start.slice(0, -1);
  return `${whole.trimEnd()}\n  [cut: ${value.length - whole.length} more characters]`;
}
