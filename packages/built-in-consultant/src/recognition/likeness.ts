/** The examples as lists of their known words, one after another, to find those that are like a question. */
export interface KeptExamples {
  /** The index of each example's label. */
  labels: Uint16Array;
  /** Where the words of each example start in `words`; the last entry is their end. */
  starts: Uint32Array;
  /** Indexes of features. */
  words: Uint32Array;
}

/** Pairs and pieces of words, which are no words. */
const noWord = /[_~]/u;

export function isWord(feature: string): boolean {
  return !noWord.test(feature);
}

export function keepExamples(
  examples: readonly { label: number; words: readonly number[] }[],
): KeptExamples {
  const starts = new Uint32Array(examples.length + 1);
  for (const [index, { words }] of examples.entries()) {
    starts[index + 1] = (starts[index] as number) + words.length;
  }
  return {
    labels: Uint16Array.from(examples, ({ label }) => label),
    starts,
    words: Uint32Array.from(examples.flatMap(({ words }) => words)),
  };
}

/**
 * How like a question the most similar example of each label is, 0 to 1: the cosine of their words, rare ones counting more. The classifier
 * adds up what each word says; this asks whether anybody has asked for the words together.
 * @param words indexes of the features of the question that are known words
 * @param unknown how many words the question has beside them
 */
export function likenessOf(
  words: readonly number[],
  unknown: number,
  { labels, starts, words: all }: KeptExamples,
  rarity: Float64Array,
): Map<number, number> {
  const asked = new Float64Array(rarity.length);
  for (const word of words) asked[word] = (rarity[word] as number) ** 2;
  const rarest = rarity.at(-1) ?? 0;
  const length = asked.reduce((sum, value) => sum + value, unknown * rarest ** 2);
  const best = new Map<number, number>();
  for (let example = 0; example < labels.length; example += 1) {
    let shared = 0;
    let own = 0;
    for (let at = starts[example] as number; at < (starts[example + 1] as number); at += 1) {
      const word = all[at] as number;
      shared += asked[word] as number;
      own += (rarity[word] as number) ** 2;
    }
    if (shared === 0) continue;
    const label = labels[example] as number;
    const likeness = shared / Math.sqrt(length * own);
    if (likeness > (best.get(label) ?? 0)) best.set(label, likeness);
  }
  return best;
}
