const WHOLE = 4;
const ENDING = 2;

/** Whether a word is one of others but for its ending: “rent” and “rents”, never “sales” and “salary”. */
export function alikeName(word: string, others: readonly string[]): boolean {
  return others.some((other) => {
    const shorter = Math.min(word.length, other.length);
    const least = shorter <= WHOLE ? shorter : Math.max(WHOLE, shorter - ENDING);
    const isNear = Math.abs(word.length - other.length) <= ENDING * 2;
    return isNear && word.slice(0, least) === other.slice(0, least);
  });
}
