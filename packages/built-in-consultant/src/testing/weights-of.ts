import { randomNumbers, shuffled } from '../recognition/random-order.ts';
import type { SignWeights } from '../recognition/sign-weights.ts';

/** The signs of something, and the name that it has. */
export interface Sample {
  signs: readonly string[];
  name: string;
}

const PASSES = 25;
const RATE = 0.5;
/** A sign of a single sample says more about that sample than about its name. */
const SIGN_SAMPLES_MIN = 2;
/** Smaller errors are not corrected, which saves time, and smaller weights are not kept. */
const CORRECTION_MIN = 1e-3;
const WEIGHT_MIN = 0.08;

/** Multinomial logistic regression by stochastic gradient descent, with a rate of its own for each weight (AdaGrad). */
export function weightsOf(samples: readonly Sample[]): SignWeights {
  const names = [...new Set(samples.map(({ name }) => name))].sort();
  const counts = new Map<string, number>();
  for (const { signs } of samples)
    for (const sign of new Set(signs)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const kept = samples.map(({ signs, name }) => ({
    name: names.indexOf(name),
    signs: signs.filter((sign) => (counts.get(sign) ?? 0) >= SIGN_SAMPLES_MIN),
  }));
  const weights = new Map<string, Float64Array>();
  const squares = new Map<string, Float64Array>();
  for (const sign of new Set(kept.flatMap(({ signs }) => signs))) {
    weights.set(sign, new Float64Array(names.length));
    squares.set(sign, new Float64Array(names.length));
  }
  const random = randomNumbers();
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const { signs, name } of shuffled(kept, random)) {
      const errors = sharesOf(signs, weights, names.length);
      errors[name] = (errors[name] as number) - 1;
      for (const sign of signs) {
        const own = weights.get(sign) as Float64Array;
        const spent = squares.get(sign) as Float64Array;
        for (const [index, error] of errors.entries()) {
          if (Math.abs(error) < CORRECTION_MIN) continue;
          const sum = (spent[index] as number) + error * error;
          spent[index] = sum;
          own[index] = (own[index] as number) - (RATE * error) / Math.sqrt(sum + 1);
        }
      }
    }
  }
  return {
    names,
    weights: Object.fromEntries(
      [...weights]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .flatMap(([sign, own]) => packed(sign, own)),
    ),
  };
}

function packed(sign: string, own: Float64Array): [string, number[]][] {
  const pairs = [...own.entries()].filter(([, weight]) => Math.abs(weight) >= WEIGHT_MIN);
  if (pairs.length === 0) return [];
  return [[sign, pairs.flatMap(([index, weight]) => [index, Math.round(weight * 100) / 100])]];
}

function sharesOf(
  signs: readonly string[],
  weights: ReadonlyMap<string, Float64Array>,
  count: number,
): Float64Array {
  const scores = new Float64Array(count);
  for (const sign of signs) {
    for (const [index, weight] of (weights.get(sign) as Float64Array).entries())
      scores[index] = (scores[index] as number) + weight;
  }
  const best = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - best));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}
