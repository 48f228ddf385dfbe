import { z } from 'zod';

/** The signs by which it is told whether advice is of use. */
export const signNames = [
  'likelihood',
  'likeness',
  'otherLikeness',
  'offScope',
  'isAngle',
  'hasThread',
] as const;
export type SignName = (typeof signNames)[number];

/** Weights by which it is told whether advice is of use; `npm run learn-usefulness` works them out of judged replies. */
export const usefulness = z.object({
  start: z.number(),
  /** A sign without a weight counts nothing. */
  weights: z.partialRecord(z.enum(signNames), z.number()),
});
export type Usefulness = z.infer<typeof usefulness>;
