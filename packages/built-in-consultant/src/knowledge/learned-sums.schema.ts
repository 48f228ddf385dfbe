import { z } from 'zod';
import { signWeights } from './sign-weights.schema.ts';

/** Weights for the roles of figures and for what a message asks. `npm run learn-sums` writes them. */
export const learnedSums = z.object({ roles: signWeights, asks: signWeights });
