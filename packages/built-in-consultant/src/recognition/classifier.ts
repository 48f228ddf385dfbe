import { comparedWords, featuresOf, type WordFeatures } from './features.ts';
import { type FoundExamples, findable, isWord, likenessOf } from './likeness.ts';
import { addRow, type PackedWeights, packWeights } from './packed-weights.ts';
import { randomNumbers, shuffled } from './random-order.ts';
import { Recent } from './recent.ts';
import { createSpelling } from './spelling.ts';
import type { ToldForm } from './told-form.ts';

/** Example questions by label. */
export type Examples = ReadonlyMap<string, readonly string[]>;

/** The model that was learned from examples. */
export interface Learned {
  labels: readonly string[];
  /** The words of the examples, the most frequent first. */
  words: readonly string[];
  features: readonly string[];
  /** How rare each feature is: the logarithm of examples per example that has it. */
  rarity: Float64Array;
  /** One weight per feature and label. */
  weights: PackedWeights;
  examples: FoundExamples;
}

/** A label of a question, and how likely it is, 0 to 1. */
export interface Candidate {
  label: string;
  likelihood: number;
}

/** Rarer features say more about their examples than about a label. Keeping those of two examples recognises no more new questions. */
const FEATURE_EXAMPLES_MIN = 3;
/** Rarer words may be typing errors themselves. */
const WORD_COUNT_MIN = 3;
/** Passes over the examples; more do not raise the share of new questions that are recognised. */
const PASSES = 4;
const FIRST_RATE = 8;
/** Smaller errors of a share, 0 to 1, are not corrected, which saves time. */
const CORRECTION_MIN = 0.004;
/** Texts whose scores are kept: a kilobyte each. */
const RECENT_MAX = 200;
/** The same for their likenesses: twenty kilobytes each. */
const ALIKE_MAX = 30;

/**
 * Learns to tell labels apart: multinomial logistic regression on the features of the examples, by stochastic gradient
 * descent. Every other pass reads the examples with a story around them, because people explain their situation before
 * they ask. The same examples always give the same weights.
 */
export function learn(examples: Examples, toldForm: ToldForm = (example) => example): Learned {
  const labels = [...examples.keys()];
  const known: WordFeatures = new Map();
  const read = labels.flatMap((label, index) =>
    (examples.get(label) ?? []).map((question) => {
      const words = comparedWords(question);
      return { label: index, words, question, features: featuresOf(words, known) };
    }),
  );
  const common = frequent(
    read.flatMap(({ features }) => features),
    FEATURE_EXAMPLES_MIN,
  );
  const features = common.map(([feature]) => feature);
  const rarity = Float64Array.from(common, ([, count]) => Math.log(read.length / count));
  const indexes = new Map(features.map((feature, index) => [feature, index]));
  const samples = read.map((sample) => ({
    label: sample.label,
    ...vectorOf(sample.features, indexes, rarity),
  }));
  const told = read.map(({ question, label }) => {
    const words = comparedWords(toldForm(question, labels[label] ?? ''));
    return { label, ...vectorOf(featuresOf(words, known), indexes, rarity) };
  });
  const weights = new Float32Array(features.length * labels.length);
  const shares = new Float32Array(labels.length);
  const random = randomNumbers();
  const steps = PASSES * samples.length;
  let step = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const sample of shuffled(pass % 2 === 0 ? samples : told, random)) {
      // Falls to 0, so that the last examples count no more than the first.
      const rate = FIRST_RATE * (1 - step / steps);
      scoresOf(sample, weights, shares);
      toShares(shares);
      correct(sample, weights, shares, rate);
      step += 1;
    }
  }
  const words = frequent(
    read.flatMap((sample) => sample.words),
    WORD_COUNT_MIN,
  ).map(([word]) => word);
  const kept = read.map((sample) => ({
    label: sample.label,
    words: sample.features.filter(isWord).flatMap((feature) => indexes.get(feature) ?? []),
  }));
  return {
    ...{ labels, words, features, rarity, weights: packWeights(weights, labels.length) },
    examples: findable(kept, rarity),
  };
}

export type Classifier = ReturnType<typeof createClassifier>;

/** Classifies questions by what was learned. */
export function createClassifier(learned: Learned) {
  const { labels, words, features, rarity, weights, examples } = learned;
  const corrected = createSpelling(words);
  const indexes = new Map(features.map((feature, index) => [feature, index]));
  const recent = new Recent<{ scores: Float32Array; ranking: number[] }>(RECENT_MAX);
  const alike = new Recent<ReadonlyMap<string, number>>(ALIKE_MAX);

  function scoresFor(question: string): Float32Array {
    const vector = vectorOf(featuresOf(comparedWords(question).map(corrected)), indexes, rarity);
    const scores = new Float32Array(labels.length);
    for (const [index, feature] of vector.features.entries()) {
      addRow(weights, feature, vector.values[index] as number, scores);
    }
    return scores;
  }

  function likenessesFor(question: string): ReadonlyMap<string, number> {
    const asked = featuresOf(comparedWords(question).map(corrected)).filter(isWord);
    const known = asked.flatMap((word) => indexes.get(word) ?? []);
    const unknown = asked.length - known.length;
    const found = likenessOf({ words: known, unknown }, examples, rarity);
    return new Map([...found].map(([label, likeness]) => [labels[label] as string, likeness]));
  }

  /** A question is classified several times, among other labels each time. */
  function rankedFor(question: string) {
    const scores = scoresFor(question);
    const ranking = Array.from(labels.keys()).sort(
      (a, b) => (scores[b] as number) - (scores[a] as number),
    );
    return { scores, ranking };
  }

  return {
    labels,
    /** How rare a feature is among the examples. One of none is as rare as the rarest. */
    rarityOf(feature: string): number {
      return rarity[indexes.get(feature) ?? indexes.size - 1] ?? 0;
    },
    /** How like a question the most similar example of each label is, 0 to 1. */
    likenesses(question: string): ReadonlyMap<string, number> {
      return alike.get(question, () => likenessesFor(question));
    },
    /** The eligible labels, the likeliest first. */
    classify(question: string, isEligible: (label: string) => boolean): Candidate[] {
      const { scores, ranking } = recent.get(question, () => rankedFor(question));
      const eligible = ranking.filter((index) => isEligible(labels[index] as string));
      const shares = Float32Array.from(eligible, (index) => scores[index] as number);
      toShares(shares);
      return eligible.map((index, place) => ({
        label: labels[index] as string,
        likelihood: shares[place] as number,
      }));
    },
  };
}

/** Entries that occur at least `min` times, with their counts, the most frequent first. */
function frequent(entries: readonly string[], min: number): [string, number][] {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= min).sort((a, b) => b[1] - a[1]);
}

interface Vector {
  /** Indexes of the features. */
  features: Uint32Array;
  /** Their values; the vector has length 1. */
  values: Float32Array;
}

function vectorOf(
  features: readonly string[],
  indexes: ReadonlyMap<string, number>,
  rarity: Float64Array,
): Vector {
  const known = features
    .map((feature) => indexes.get(feature))
    .filter((index) => index !== undefined);
  const values = known.map((index) => rarity[index] ?? 0);
  const length = Math.hypot(...values) || 1;
  return {
    features: Uint32Array.from(known),
    values: Float32Array.from(values, (value) => value / length),
  };
}

/** Adds up the weights of a vector, label by label, into `scores`. */
function scoresOf({ features, values }: Vector, weights: Float32Array, scores: Float32Array): void {
  const count = scores.length;
  scores.fill(0);
  for (let index = 0; index < features.length; index += 1) {
    const start = (features[index] as number) * count;
    const value = values[index] as number;
    for (let label = 0; label < count; label += 1) {
      scores[label] = (scores[label] as number) + value * (weights[start + label] as number);
    }
  }
}

/** Turns scores into shares of 1 (softmax). */
function toShares(scores: Float32Array): void {
  let best = Number.NEGATIVE_INFINITY;
  for (const score of scores) best = Math.max(best, score);
  let sum = 0;
  for (let label = 0; label < scores.length; label += 1) {
    const share = Math.exp((scores[label] as number) - best);
    scores[label] = share;
    sum += share;
  }
  for (let label = 0; label < scores.length; label += 1)
    scores[label] = (scores[label] as number) / sum;
}

/** Moves the weights of a sample's features towards its label. */
function correct(
  { label, features, values }: Vector & { label: number },
  weights: Float32Array,
  shares: Float32Array,
  rate: number,
): void {
  const count = shares.length;
  shares[label] = (shares[label] as number) - 1;
  const wrong: number[] = [];
  for (let other = 0; other < count; other += 1) {
    if (Math.abs(shares[other] as number) >= CORRECTION_MIN) wrong.push(other);
  }
  // Feature by feature, because the weights of a feature lie side by side in memory.
  for (let index = 0; index < features.length; index += 1) {
    const start = (features[index] as number) * count;
    const step = rate * (values[index] as number);
    for (const other of wrong) {
      weights[start + other] =
        (weights[start + other] as number) - step * (shares[other] as number);
    }
  }
}
