import { z } from 'zod';

/** The signs by which it is told whether advice is of use. */
export const signNames = [
  'likelihood',
  'likeness',
  'otherLikeness',
  'offScope',
  'hasThread',
] as const;
export type SignName = (typeof signNames)[number];

const weighed = z.object({
  start: z.number(),
  /** A sign without a weight counts nothing. */
  weights: z.partialRecord(z.enum(signNames), z.number()),
});
/** Weights by which it is told whether a reply is of use. */
export type Usefulness = z.infer<typeof weighed>;

/** The weights for each kind of reply; `npm run learn-usefulness` works them out of judged ones. */
export const usefulness = z.object({
  /** Topics and cards. */
  advice: weighed,
  /** Texts that look at what is asked about a subject. */
  angle: weighed,
});
export type UsefulnessOfKinds = z.infer<typeof usefulness>;
