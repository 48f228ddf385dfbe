import type { SignWeights } from '../../../recognition/sign-weights.ts';

/** Weights learned from labelled sums; `npm run learn-sums` works them out. */
export interface LearnedSums {
  /** Which role a figure has; `none` for one that belongs to no sum. */
  roles: SignWeights;
  /** What a message asks for: names of asks, joined by “+”; `none` if it asks for no sum. */
  asks: SignWeights;
}
