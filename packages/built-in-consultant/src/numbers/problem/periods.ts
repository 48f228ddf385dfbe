import type { Base, Period } from '../solution.ts';
import { count, type Term } from '../steps.ts';
import type { Quantity } from './quantities.ts';

/** The number of periods within another one: “5 days a week”; without the other one, in total. */
export interface Length {
  counts: Period;
  per: Period | null;
  value: number;
}

interface Conversion {
  terms: readonly Term[];
  divisors: readonly Term[];
  used: readonly Length[];
  /** Names of the assumptions on the length of a month or a year. */
  assumes: readonly string[];
}

const order: readonly Period[] = ['hour', 'day', 'week', 'month', 'year'];
const WEEKS = 52;
const MONTHS = 12;
const none: Conversion = { terms: [], divisors: [], used: [], assumes: [] };

export function longest(periods: readonly Period[]): Period | null {
  return order.findLast((period) => periods.includes(period)) ?? null;
}

/** The factors and divisors that convert an amount per period to the base; null if the question does not give them. */
export function conversion(
  per: Quantity['per'],
  base: Base,
  lengths: readonly Length[],
): Conversion | null {
  // An hour is a unit sold; an amount without a period takes that of the others.
  if (per === null || per === 'hour' || per === base) return none;
  const next = lengths.find(
    (each) => each.counts === per && (each.per === null || each.per !== each.counts),
  );
  if (next !== undefined) {
    const rest = next.per === null ? none : conversion(next.per, base, lengths);
    return (
      rest && {
        ...rest,
        terms: [count(next.value), ...rest.terms],
        used: [next, ...rest.used],
      }
    );
  }
  const year = count(MONTHS);
  const weeks = count(WEEKS);
  if (per === 'month' && base === 'year') return { ...none, terms: [year] };
  if (per === 'year' && base === 'month') return { ...none, divisors: [year] };
  if (per === 'week' && base === 'year') return { ...none, terms: [weeks], assumes: ['weeks'] };
  if (per === 'week' && base === 'month')
    return { ...none, terms: [weeks], divisors: [year], assumes: ['weeks'] };
  return null;
}
