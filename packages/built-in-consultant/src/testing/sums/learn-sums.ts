import { askSigns, figureSigns } from '../../numbers/solver/learned/figure-signs.ts';
import {
  chancesBy,
  type LearnedSums,
  type SignWeights,
} from '../../numbers/solver/learned/learned-sums.ts';
import { randomNumbers, shuffled } from '../../recognition/random-order.ts';
import type { LabelledSum } from './labelled-sums.ts';

/** The signs of something, and the name that it has. */
interface Sample {
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

/** Learns weights for roles and asks. The same sums always give the same weights. */
export function learnSums(sums: readonly LabelledSum[]): LearnedSums {
  const roles = sums.flatMap(({ figures, text, asked, roles: names }) =>
    names.map((name, at) => ({
      name,
      signs: figureSigns(figures, at, text, asked, names.slice(0, at)),
    })),
  );
  const asks = sums.map((sum) => ({
    name: askOf(sum),
    signs: askSigns(sum.roles, sum.text, sum.asked),
  }));
  return { roles: weightsOf(roles), asks: weightsOf(asks) };
}

const askOf = ({ asks }: Pick<LabelledSum, 'asks'>) =>
  asks.length === 0 ? 'none' : asks.join('+');

/** Multinomial logistic regression by stochastic gradient descent, with a rate of its own for each weight (AdaGrad). */
function weightsOf(samples: readonly Sample[]): SignWeights {
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

/** The share of figures that get the right role, 0 to 1. Each eighth of the sums is read with weights learned from the others. */
export function rolesToldRightly(sums: readonly LabelledSum[]): number {
  const EIGHTHS = 8;
  const told = Array.from({ length: EIGHTHS }, (_, eighth) => {
    const isUnseen = (index: number) => index % EIGHTHS === eighth;
    const { roles } = learnSums(sums.filter((_sum, index) => !isUnseen(index)));
    return sums
      .filter((_sum, index) => isUnseen(index))
      .flatMap(({ figures, text, asked, roles: names }) =>
        names.map((name, at) => {
          const signs = figureSigns(figures, at, text, asked, names.slice(0, at));
          return chancesBy(signs, roles)[0]?.name === name;
        }),
      );
  }).flat();
  return told.filter(Boolean).length / told.length;
}
