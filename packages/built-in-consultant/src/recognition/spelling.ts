import { distance } from 'fastest-levenshtein';

/** Shorter words have too many similar words to be corrected. */
const CORRECTED_FROM = 6;
/** Words of this length or longer may have two wrong letters, shorter ones one. */
const TWO_WRONG_FROM = 11;

/**
 * Corrects typing errors in words that the examples do not use. A known word is never changed, and the first letter, which
 * people rarely get wrong, stays.
 */
export function createSpelling(known: readonly string[]): (word: string) => string {
  const words = new Set(known);
  const byInitial = Map.groupBy(known, (word) => word.charAt(0));
  return (word) => {
    if (word.length < CORRECTED_FROM || words.has(word)) return word;
    const wrong = word.length < TWO_WRONG_FROM ? 1 : 2;
    const near = (byInitial.get(word.charAt(0)) ?? [])
      .filter((candidate) => Math.abs(candidate.length - word.length) <= wrong)
      .map((candidate) => ({ candidate, far: distance(candidate, word) }))
      .filter(({ far }) => far <= wrong)
      .toSorted((a, b) => a.far - b.far);
    return near[0]?.candidate ?? word;
  };
}
