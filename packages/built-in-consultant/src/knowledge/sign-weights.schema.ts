import { z } from 'zod';

/** Weights of signs, as they are kept in a file. */
export const signWeights = z.object({
  names: z.array(z.string()),
  /** For each sign pairs of a name’s index and its weight, one after another: “3 1.25 17 -0.4”. */
  weights: z.record(
    z.string(),
    z.string().transform((pairs) => pairs.split(' ').map(Number)),
  ),
});
