import { type Operation, type Step, step, type Term } from '../steps.ts';

/** The operation that turns a result back into its first term. */
const inverse: Readonly<Partial<Record<Operation, Operation>>> = {
  product: 'quotient',
  quotient: 'product',
  sum: 'difference',
  difference: 'sum',
  share: 'by-share',
  'by-share': 'share',
  rest: 'by-rest',
  'by-rest': 'rest',
  more: 'by-more',
  'by-more': 'more',
};

/** Steps that check the last step: back to its first term, or for a rounded-up number, that it is enough and one less is not. */
export function checkOf(steps: readonly Step[]): readonly Step[] {
  const last = steps.at(-1);
  if (last === undefined) return [];
  if (last.operation === 'round-up') return enough(last, steps.at(-2));
  return back(last, last.value);
}

function enough(rounded: Step, before: Step | undefined): readonly Step[] {
  // The check with one less makes sense only for a quotient.
  if (before?.operation !== 'quotient') return [];
  return [...back(before, rounded.value), ...back(before, rounded.value - 1)];
}

function back({ operation, terms, as, name }: Step, value: number): readonly Step[] {
  const [first, ...others] = terms;
  const way = inverse[operation];
  if (way === undefined || first === undefined) return [];
  if (operation === 'product' && others.length > 1) return [];
  const result: Term = { value, as };
  return [step(name, way, [result, ...others], first.as)];
}
