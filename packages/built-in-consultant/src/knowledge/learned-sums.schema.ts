import { z } from 'zod';

const signWeights = z.object({
  names: z.array(z.string()),
  /** For each sign pairs of a name’s index and its weight, one after another: “3 1.25 17 -0.4”. */
  weights: z.record(
    z.string(),
    z.string().transform((pairs) => pairs.split(' ').map(Number)),
  ),
});

/** Weights for the roles of figures and for what a message asks. `npm run learn-sums` writes them. */
export const learnedSums = z.object({ roles: signWeights, asks: signWeights });
