import { lettered } from '@savet/text/lettered';
import type { Draft } from '../derivation.ts';
import type { Period } from '../solution.ts';
import { type As, type Operation, type Step, step, type Term } from '../steps.ts';
import type { Item } from './items.ts';
import type { Role } from './role-signs.ts';

/** The figures of a question by their roles. */
export interface Given {
  /** The words of the question. */
  question: string;
  one(role: Role): Item | undefined;
  all(role: Role): readonly Item[];
}

/** A question of an owner, with the roles of the figures that answer it. */
export interface Plan {
  name: string;
  /** The words that ask for it. */
  asks: RegExp;
  unless?: RegExp;
  needs: readonly Role[];
  /** Roles that there may be besides. */
  may?: readonly Role[];
  /** Roles that the only figure without one may have, if it is all that is missing. */
  guesses?: readonly Role[];
  /** The role of amounts that only their own noun names: any other thing in a list of costs. */
  rest?: Role;
  /** Roles that several figures may have. */
  lists?: readonly Role[];
  /** Roles of figures that change nothing: the answer names them as not used. */
  ignores?: readonly Role[];
  /** Roles of figures that only go with others: the stages between the first and the last. */
  beside?: readonly Role[];
  /** Whether “3 wages at 1,600” is one figure. */
  isJoined?: true;
  /** Whether “12,000 now or 1,150 a month” are its figures. */
  isChoice?: true;
  /** Null if the figures make no sense together. */
  work(given: Given, sheet: Sheet): Draft | null;
}

/** The value of a figure; NaN if it is missing, so that every sum with it is rejected. */
export const valueOf = (item: Pick<Item, 'value'> | undefined): number => item?.value ?? Number.NaN;

/** Collects the steps of a sum. */
export class Sheet {
  readonly steps: Step[] = [];

  add(name: string, operation: Operation, terms: readonly Term[], as: As): Term {
    const next = step(name, operation, terms, as);
    this.steps.push(next);
    return { value: next.value, as };
  }

  /** A figure as a term; of one that was multiplied, with the product as a step. */
  term(name: string, item: Item, as: As): Term {
    if (item.factors.length === 0) return { value: item.value, as };
    const terms = item.factors.map(
      ({ value, unit }, index): Term => ({
        value,
        as: as === 'money' && (unit === 'money' || isLastBare(item, index)) ? 'money' : 'number',
      }),
    );
    return this.add(name, 'product', terms, as);
  }

  /** All figures of a role together. */
  sum(name: string, items: readonly Term[], as: As): Term {
    const [only] = items;
    if (only !== undefined && items.length === 1) return only;
    return this.add(name, 'sum', items, as);
  }

  /** A value for another period: days need their number a month. */
  inPeriod(name: string, value: Term, from: Period | null, to: Period, days?: Term): Term | null {
    if (from === null || from === to) return value;
    const way = ways(days)[`${from} ${to}`];
    if (way === undefined) return null;
    return way.reduce(
      (last, [operation, term]) => this.add(name, operation, [last, term], value.as),
      value,
    );
  }
}

function isLastBare(item: Item, index: number): boolean {
  const isMoneyThere = item.factors.some(({ unit }) => unit === 'money');
  return !isMoneyThere && index === item.factors.length - 1;
}

type Way = readonly (readonly [Operation, Term])[];

const n = (value: number): Term => ({ value, as: 'number' });

function ways(days: Term | undefined): Readonly<Record<string, Way>> {
  const byDays: Record<string, Way> =
    days === undefined
      ? {}
      : {
          'day month': [['product', days]],
          'month day': [['quotient', days]],
          'day year': [
            ['product', days],
            ['product', n(12)],
          ],
          'hour month': [['product', days]],
        };
  return {
    ...byDays,
    'week month': [
      ['product', n(52)],
      ['quotient', n(12)],
    ],
    'month week': [
      ['product', n(12)],
      ['quotient', n(52)],
    ],
    'year month': [['quotient', n(12)]],
    'month year': [['product', n(12)]],
    'week year': [['product', n(52)]],
    'year week': [['quotient', n(52)]],
  };
}

export const number = n;
export const amount = (value: number): Term => ({ value, as: 'money' });
export const percent = (value: number): Term => ({ value, as: 'percent' });

/** Words of both languages as a pattern, each as a whole. `~` stands for any ending. */
export function asking(words: string): RegExp {
  return lettered(`(?<!\\p{L})(?:${words.replaceAll('~', '\\p{L}*')})(?!\\p{L})`, 'iu');
}
