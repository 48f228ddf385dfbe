import { type SignName, signNames, type Usefulness } from '../../knowledge/usefulness.schema.ts';
import { usefulnessOf } from '../../understanding/usefulness/usefulness-of.ts';
import type { JudgedReply } from './judged-replies.ts';

/** What is learned from. */
type Judged = Pick<JudgedReply, 'signs' | 'isOfUse'>;

const STEPS = 2_000;
const RATE = 0.5;
/** Draws the weights towards 0, because there are few replies for each sign. */
const RESTRAINT = 1;

/** Weights that tell replies of use from others: logistic regression by gradient descent on signs of the same spread. */
export function learnUsefulness(replies: readonly Judged[]): Usefulness {
  const scales = eachSign((name) => {
    const values = replies.map(({ signs }) => signs[name]);
    const middle = mean(values);
    return { middle, spread: Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) || 1 };
  });
  const scaled = replies.map(({ signs, isOfUse }) => ({
    signs: eachSign((name) => (signs[name] - scales[name].middle) / scales[name].spread),
    isOfUse,
  }));
  let start = 0;
  let weights = eachSign(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const learned = { start, weights };
    const errors = scaled.map(
      ({ signs, isOfUse }) => usefulnessOf(signs, learned) - Number(isOfUse),
    );
    start -= RATE * mean(errors);
    weights = eachSign((name) => {
      const slope = mean(scaled.map(({ signs }, at) => (errors[at] ?? 0) * signs[name]));
      const weight = learned.weights[name];
      return weight - RATE * (slope + (RESTRAINT * weight) / replies.length);
    });
  }
  const unscaled = eachSign((name) => weights[name] / scales[name].spread);
  const shift = signNames.reduce((sum, name) => sum + unscaled[name] * scales[name].middle, 0);
  return { start: rounded(start - shift), weights: eachSign((name) => rounded(unscaled[name])) };
}

/**
 * How well the use tells replies of use from others: the share of pairs of one of each in which the one of use has the higher one; 0.5 if it
 * tells nothing, 1 if it tells all.
 */
export function separation(replies: readonly Judged[], learned: Usefulness): number {
  const uses = (wanted: boolean) =>
    replies
      .filter(({ isOfUse }) => isOfUse === wanted)
      .map(({ signs }) => usefulnessOf(signs, learned));
  const others = uses(false);
  return mean(
    uses(true).flatMap((use) => others.map((other) => (use > other ? 1 : use === other ? 0.5 : 0))),
  );
}

/** The same for replies from which nothing was learned: each tenth is told by what the others teach. */
export function separationOfUnseen(replies: readonly Judged[]): number {
  const TENTHS = 10;
  const shares = Array.from({ length: TENTHS }, (_, tenth) => {
    const isUnseen = (index: number) => index % TENTHS === tenth;
    const learned = learnUsefulness(replies.filter((_, index) => !isUnseen(index)));
    return separation(
      replies.filter((_, index) => isUnseen(index)),
      learned,
    );
  });
  return mean(shares.filter((share) => !Number.isNaN(share)));
}

function eachSign<Value>(valueOf: (name: SignName) => Value): Record<SignName, Value> {
  return Object.fromEntries(signNames.map((name) => [name, valueOf(name)])) as Record<
    SignName,
    Value
  >;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
