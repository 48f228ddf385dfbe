import { lettered } from '@savet/text/lettered';
import { matchesOf } from '@savet/text/matches';
import { isLatinBulgarian, toCyrillic } from '../language/latin-bulgarian.ts';
import { askedChanges } from './asked-changes.ts';
import { askedShares } from './asked-shares.ts';
import { askedSums } from './asked-sums.ts';
import { countsThings } from './counted/counted.ts';
import { definitions } from './definitions.ts';
import type { Derived } from './derivation.ts';
import { type Figure, figuresIn } from './figures.ts';
import type { Definition, Input, Result } from './inputs.ts';
import { plainSums } from './plain-sums.ts';
import { oneProduct, severalAsked } from './several-sums.ts';
import type { Solution } from './solution.ts';

/** A calculation with figures from a question. */
export interface Calculation {
  name: string;
  /** The figures that were used, by the name of their input. */
  given: Readonly<Record<string, number>>;
  results: Readonly<Record<string, Result>>;
  currency: '€' | 'лв.' | '$' | '£';
  /** A problem that is worked out step by step, and not by a formula with a name. */
  solution?: Solution;
  /** A sum that follows from the roles of its figures. */
  derived?: Derived;
  /** The same problem before a figure was replaced. */
  earlier?: Solution;
  /** The words of the problem, to which a later message can add a figure. */
  asked?: string;
  /** Later messages that stated new values of its figures. */
  later?: readonly string[];
  /** All later messages that changed it, whichever reader took them. */
  said?: readonly string[];
}

/** The calculations: how many figures each needs at least, and the label that answers if they are unclear. */
export const calculations: Readonly<Record<string, { figures: number; fallback: string }>> =
  Object.fromEntries(
    Object.entries(definitions).map(([name, { inputs, fallback }]) => [
      name,
      { figures: Math.max(2, inputs.filter(({ isOptional }) => !isOptional).length), fallback },
    ]),
  );

/** All calculations by name. */
export const sums: Readonly<Record<string, Definition>> = {
  ...definitions,
  ...askedSums,
  ...askedShares,
  ...askedChanges,
  ...plainSums,
  'one-product': oneProduct,
  ...severalAsked,
};
/** Units and abbreviations that both alphabets write alike. Figures with letters stay as they are. */
const latinWords = lettered(
  /(?<![\p{L}\d])(?!(?:euro?|k|ctr|cpc|cac|mrr)(?!\p{L}))[a-z]+(?:[46][a-z]+)*(?!\p{L})/giu,
);

/** Calculates with the figures of a question; null if it is not clear which figure is which, or they make no sense. */
export function calculationIn(name: string, asked: string): Calculation | null {
  const definition = sums[name];
  if (definition === undefined || !mayHaveFigures(definition, asked)) return null;
  const question = inCyrillic(asked);
  if (definition.unless?.test(question) || definition.needs?.test(question) === false) return null;
  const given = assigned(definition, figuresIn(question, definition.keepsProducts !== true));
  const results = given && definition.compute(given);
  return results ? { name, given, results, currency: currencyOf(question) } : null;
}

/** Most questions have no figure, and most sums need one. */
function mayHaveFigures({ inputs }: Definition, asked: string): boolean {
  return /\d/u.test(asked) || inputs.every(({ isOptional }) => isOptional);
}

/** The sum that the words of a question ask for, if it has a place for each figure of it. */
export function askedSumIn(question: string): Calculation | null {
  const names = [askedChanges, askedSums, askedShares].flatMap((each) => Object.keys(each));
  return names.map((name) => calculationIn(name, question)).find((sum) => sum !== null) ?? null;
}

/** The first plain sum that has a place for each figure of a question. */
export function plainSumIn(question: string): Calculation | null {
  const found = Object.keys(plainSums).map((name) => calculationIn(name, question));
  return found.find((sum) => sum !== null) ?? null;
}

/** Bulgarian that is typed in Latin letters, in Cyrillic ones. */
export function inCyrillic(asked: string): string {
  return isLatinBulgarian(asked) ? asked.replace(latinWords, toCyrillic) : asked;
}

/** The currency of the amounts in a question. */
export function currencyOf(question: string): Calculation['currency'] {
  if (lettered(/лв|лева|(?<!\p{L})(lv|leva)(?!\p{L})/iu).test(question)) return 'лв.';
  if (question.includes('$')) return '$';
  return question.includes('£') ? '£' : '€';
}

/** Finds the figure of each input: by the nearest sign, then by the unit that only one figure has. */
function assigned({ inputs }: Definition, figures: Figure[]): Record<string, number> | null {
  const pairs = inputs
    .flatMap((input) => figures.map((figure) => ({ input, figure, far: distance(input, figure) })))
    .filter(({ far }) => far < Infinity)
    .sort((a, b) => a.far - b.far);
  const given = new Map<Input, Figure>();
  const used = new Set<Figure>();
  const take = (input: Input, figure: Figure) => {
    given.set(input, figure);
    used.add(figure);
  };
  for (const { input, figure } of pairs) {
    if (!given.has(input) && !used.has(figure)) take(input, figure);
  }
  for (const input of inputs) {
    if (given.has(input) || input.isOptional) continue;
    const left = figures.filter(
      (figure) =>
        !used.has(figure) && input.units.includes(figure.unit) && !isNoMoney(input, figure),
    );
    const [only] = left;
    if (only === undefined || left.length > 1) return null;
    take(input, only);
  }
  const total = inputs.find(({ isSum }) => isSum);
  const further = total && { ...total, signs: total.further ?? total.signs };
  const belongsTo = (figure: Figure) => further && distance(further, figure) < Infinity;
  const names = [...given.keys()].map(({ name }) => name);
  const last = inputs.find((input) => !given.has(input) && names.includes(input.lastBeside ?? ''));
  const unexplained = figures.filter(
    (figure) => !used.has(figure) && figure.unit !== 'time' && !belongsTo(figure),
  );
  const [only] = unexplained;
  if (last && only && unexplained.length === 1 && last.units.includes(only.unit)) take(last, only);
  const values = new Map([...given].map(([{ name }, { value }]) => [name, value]));
  for (const figure of figures.filter((each) => !used.has(each) && each.unit !== 'time')) {
    // A figure that nothing explains makes the result wrong.
    if (further === undefined || !belongsTo(figure)) return null;
    values.set(further.name, (values.get(further.name) ?? 0) + figure.value);
  }
  return Object.fromEntries(values);
}

/** Letters that a sign in another clause counts as farther away. */
const ACROSS = 12;
/** “20 euro costs me 5 euro”: a sign this near belongs to the figure after it. */
const AHEAD = 0.5;

const hours = lettered(/^\s*(?:(?:working|billable|работни|платени) )?(?:hours|часа)(?!\p{L})/iu);

/** Names of figures that are always money. A share, a change or growth may be of people, too. */
const amounts = ['cost', 'costs', 'price', 'cash', 'burn', 'income', 'spend', 'monthly'];

/** “100 hours” and “12 people” are no money. */
function isNoMoney({ name, units }: Input, { unit, after }: Figure): boolean {
  if (unit !== 'none' || units[0] !== 'money') return false;
  return hours.test(after) || (amounts.includes(name) && countsThings.test(after));
}

/** The end of a clause: words after it belong to the next figure. */
const clauseEnd = lettered(/[.;!?]|,\s|(?<!\p{L})(?:and|but|и|но|а)(?!\p{L})/u);

/** Letters between a figure and the nearest sign of an input; Infinity for another unit or without a sign. */
export function distance(input: Input, figure: Figure): number {
  const { units, signs, isBefore, unless } = input;
  const { unit, before, after } = figure;
  if (!units.includes(unit) || unless?.test(before)) return Infinity;
  if (isNoMoney(input, figure)) return Infinity;
  const [clause = ''] = after.split(clauseEnd);
  const ahead = isBefore ? -1 : clause.search(signs);
  const last = matchesOf(before, everywhere(signs)).at(-1);
  const between = last ? before.slice(last.index + last[0].length) : '';
  // “80 quotes we sent, 10 became orders”: a sign before a comma belongs to the figure before it.
  const behind = last ? between.length + (clauseEnd.test(between) ? ACROSS : 0) : Infinity;
  // A plain number fits an amount of money less well than one with its currency.
  const penalty = unit === units[0] ? 0 : 10;
  return Math.min(ahead < 0 ? Infinity : ahead + AHEAD, behind) + penalty;
}

const kept = new WeakMap<RegExp, RegExp>();

/** A pattern that finds all its matches. Compiled once: each figure of a question is compared with the signs of all inputs. */
function everywhere(signs: RegExp): RegExp {
  const found = kept.get(signs) ?? lettered(signs, `${signs.flags.replace('g', '')}g`);
  kept.set(signs, found);
  return found;
}
