/** Shorter words match only as a whole. */
const WHOLE_MAX = 3;
/** Share of the shorter word that two forms of a word have in common at their beginning. */
const COMMON_SHARE = 0.7;

/** Whether two words in lower case are forms of one word: “walk” and “walking”, „етикет“ and „етикетите“. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter <= WHOLE_MAX || Math.abs(one.length - other.length) > 5) return false;
  const least = Math.max(WHOLE_MAX, Math.ceil(shorter * COMMON_SHARE));
  return one.slice(0, least) === other.slice(0, least);
}
