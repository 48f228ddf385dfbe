/** Pairs and pieces of words, which are no words. */
const noWord = /[_~]/u;

export function isWord(feature: string): boolean {
  return !noWord.test(feature);
}

/** Examples that are found by their words. They are kept in this form, so that nothing has to be worked out when they are read. */
export interface FoundExamples {
  /** The index of each example's label. */
  labels: Uint16Array;
  /** The examples of each word, one word after another, and where those of a word start. */
  examples: Uint32Array;
  firsts: Uint32Array;
  /** The weight of all words of each example. */
  own: Float64Array;
}

/** A question in the words of the examples. */
export interface AskedWords {
  /** Indexes of the features that are its known words. */
  words: readonly number[];
  /** How many words it has beside them. */
  unknown: number;
}

/**
 * @param examples with their known words, as indexes of features
 * @param rarity of each feature
 */
export function findable(
  examples: readonly { label: number; words: readonly number[] }[],
  rarity: Float64Array,
): FoundExamples {
  const firsts = new Uint32Array(rarity.length + 1);
  for (const { words } of examples) {
    for (const word of words) firsts[word + 1] = (firsts[word + 1] as number) + 1;
  }
  for (let word = 0; word < rarity.length; word += 1) {
    firsts[word + 1] = (firsts[word + 1] as number) + (firsts[word] as number);
  }
  const next = firsts.slice();
  const found = new Uint32Array(firsts.at(-1) ?? 0);
  const own = new Float64Array(examples.length);
  for (const [example, { words }] of examples.entries()) {
    for (const word of words) {
      found[next[word] as number] = example;
      next[word] = (next[word] as number) + 1;
      own[example] = (own[example] as number) + (rarity[word] as number) ** 2;
    }
  }
  const labels = Uint16Array.from(examples, ({ label }) => label);
  return { labels, examples: found, firsts, own };
}

/**
 * How like a question the most similar example of each label is, 0 to 1: the cosine of their words, rare ones counting more. The classifier
 * adds up what each word says; this asks whether anybody has asked for the words together.
 */
export function likenessOf(
  { words, unknown }: AskedWords,
  { labels, examples, firsts, own }: FoundExamples,
  rarity: Float64Array,
): Map<number, number> {
  const shared = new Float64Array(labels.length);
  let length = unknown * (rarity.at(-1) ?? 0) ** 2;
  for (const word of words) {
    const weight = (rarity[word] as number) ** 2;
    length += weight;
    for (let at = firsts[word] as number; at < (firsts[word + 1] as number); at += 1) {
      const example = examples[at] as number;
      shared[example] = (shared[example] as number) + weight;
    }
  }
  const best = new Map<number, number>();
  let label = -1;
  let most = 0;
  const keep = () => {
    if (most > 0) best.set(label, Math.sqrt(most / length));
    most = 0;
  };
  // The examples of a label lie side by side. The square of the likeness orders them as well.
  for (let example = 0; example < labels.length; example += 1) {
    const share = shared[example] as number;
    if (share === 0) continue;
    if (labels[example] !== label) {
      keep();
      label = labels[example] as number;
    }
    const square = (share * share) / (own[example] as number);
    if (square > most) most = square;
  }
  keep();
  return best;
}
