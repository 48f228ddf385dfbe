import { signNames, type Usefulness } from '../../knowledge/usefulness.schema.ts';
import type { Signs } from './signs.ts';

/** How likely advice with these signs is of use, 0 to 1: the logistic function of their weighted sum. */
export function usefulnessOf(signs: Signs, { start, weights }: Usefulness): number {
  const sum = signNames.reduce((total, name) => total + signs[name] * (weights[name] ?? 0), start);
  return 1 / (1 + Math.exp(-sum));
}
