import type { Language } from '@savet/contract/languages';
import { z } from 'zod';
import type { SignWeights } from '../recognition/sign-weights.ts';
import { signWeights } from './sign-weights.schema.ts';

/** Weights that tell for whom a clause of an order is. `npm run learn-orders` writes them. */
export type LearnedOrders = Readonly<Record<Language, SignWeights>>;

export const learnedOrders = z.object({ EN: signWeights, BG: signWeights });
