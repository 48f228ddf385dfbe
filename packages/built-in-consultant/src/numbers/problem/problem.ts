import { type Calculation, currencyOf, inCyrillic } from '../calculation.ts';
import type { Solution } from '../solution.ts';
import { step, type Term } from '../steps.ts';
import type { Lacking } from '../worded/worded.ts';
import { askingOf, nounOf } from './asking.ts';
import { churnCourse } from './everyday/course.ts';
import { fromBox, recipe } from './everyday/recipe.ts';
import { twoWays } from './everyday/two-ways.ts';
import type { Kind } from './kind.ts';
import { everydayKinds, kinds } from './kinds/kinds.ts';
import { offersCompared } from './offers.ts';
import type { Length } from './periods.ts';
import { hasUnread, inFigures, type Quantity, quantitiesIn } from './quantities.ts';
import { solve, type Values } from './relations.ts';
import { type Assignment, choicesOf, combined, lengthsOf, mixesHours } from './roles.ts';
import { solvedTogether } from './together.ts';
import { baseOf, valuesOf } from './values.ts';

/** The name of the calculations that have steps instead of a formula. */
const PROBLEM = 'problem';
const FIGURES_MIN = 2;
const FIGURES_MAX = 9;
const READ_MAX = 500;

/** A problem in words as it is answered; null without exactly one solution. */
export function problemIn(asked: string): Calculation | null {
  const solution = solutionOf(asked);
  if (solution === null) return null;
  return { name: PROBLEM, given: {}, results: {}, currency: currencyOf(asked), solution, asked };
}

/** The solution of a problem in words; null without exactly one. */
export function solutionOf(asked: string): Solution | null {
  const question = inFigures(inCyrillic(asked));
  // A figure past the limit would be ignored.
  if (asked.length > READ_MAX || hasUnread(question)) return null;
  const compared = offersCompared(question);
  if (compared !== null) return compared;
  const quantities = quantitiesIn(question);
  if (quantities.length < FIGURES_MIN || quantities.length > FIGURES_MAX) return null;
  const asking = askingOf(question);
  if (asking === '') return null;
  const found = kindsOf(question, kinds).flatMap((kind) => solutionsAs(kind, quantities, asking));
  const byWords = onlyOne(found);
  const byVerbs = everyday(question, quantities, asking);
  if (byWords === null || byVerbs === null) return byWords ?? byVerbs;
  // A question is ambiguous if two readings give different results.
  return shows(byWords, mainValue(byVerbs)) || shows(byVerbs, mainValue(byWords)) ? byWords : null;
}

const shows = ({ steps }: Solution, value: string) =>
  steps.some((each) => each.value.toFixed(2) === value);

/** The solution by the verbs and the purpose of each figure, for a question whose words fit no kind of problem. */
function everyday(
  question: string,
  quantities: readonly Quantity[],
  asking: string,
): Solution | null {
  const read = [recipe, fromBox, churnCourse, twoWays].flatMap(
    (reader) => reader(quantities, question) ?? [],
  );
  const found = kindsOf(question, everydayKinds).flatMap((kind) =>
    solutionsAs(kind, quantities, asking),
  );
  const all = [...read, ...found];
  // All solutions have to agree on the main value.
  return new Set(all.map(mainValue)).size === 1 ? onlyOne(all) : null;
}

/** The solution that all readings of a question agree on; null if they differ. */
function onlyOne(found: readonly Solution[]): Solution | null {
  // A question for two values needs both: only the solutions with the most results count.
  const most = Math.max(0, ...found.map(({ results }) => results?.length ?? 1));
  const fullest = found.filter(({ results }) => (results?.length ?? 1) === most);
  const values = new Set(fullest.map(valuesShown));
  return values.size === 1 ? (fullest[0] ?? null) : null;
}

function mainValue({ results, steps }: Solution): string {
  return (results?.[0]?.value ?? steps.at(-1))?.value.toFixed(2) ?? '';
}

function valuesShown({ results, steps }: Solution): string {
  const shown = results?.map(({ value }) => value.value) ?? [steps.at(-1)?.value ?? Number.NaN];
  return shown.map((value) => value.toFixed(2)).join(' ');
}

/** Values that a problem may lack, each with a placeholder that keeps the results from being negative. */
const lackable: Readonly<Record<string, Term>> = {
  price: { value: 1e7, as: 'money' },
  count: { value: 1e7, as: 'number' },
  rate: { value: 20, as: 'percent' },
};
/** Values that depend on the number of sales. */
const earned = ['profit', 'net', 'revenue'];
/** The working days of a month, which may be missing too. */
const DAYS = 'days';
const dayLength: Length = { counts: 'day', per: 'month', value: 20 };

/** The only value that is missing for a solution in which every figure has a role; null otherwise. */
export function lackingInProblem(asked: string): Lacking | null {
  if (asked.length > READ_MAX) return null;
  const question = inFigures(inCyrillic(asked));
  const quantities = quantitiesIn(question);
  const asking = askingOf(question);
  const isRead = quantities.length >= FIGURES_MIN && quantities.length <= FIGURES_MAX;
  if (hasUnread(question) || asking === '' || !isRead) return null;
  const [only, ...others] = [...Object.keys(lackable), DAYS].filter((name) =>
    kindsOf(question, kinds).some(
      (kind) =>
        kind.lacks?.includes(name) === true &&
        solutionsAs(kind, quantities, asking, name).length > 0,
    ),
  );
  return only === undefined || others.length > 0 ? null : { name: PROBLEM, lacks: [only] };
}

function kindsOf(question: string, among: readonly Kind[]): readonly Kind[] {
  return among.filter(
    ({ needs, unless }) => needs?.test(question) !== false && !unless?.test(question),
  );
}

/** @param missing a value that is taken as given, to see whether it is all that is missing */
function solutionsAs(
  kind: Kind,
  quantities: readonly Quantity[],
  asking: string,
  missing: string | null = null,
): Solution[] {
  const wanted = kind.asked.filter(({ signs }) => signs.test(asking));
  if (wanted.length === 0) return [];
  return combined(choicesOf(kind, quantities), kind).flatMap((assignment) =>
    kind.isTogether
      ? (solvedTogether(kind, wanted, assignment, asking) ?? [])
      : wanted.flatMap((each) => solvedAs(kind, each, assignment, { asking, missing }) ?? []),
  );
}

function solvedAs(
  kind: Kind,
  wanted: Kind['asked'][number],
  assignment: Assignment,
  { asking, missing }: { asking: string; missing: string | null },
): Solution | null {
  const lengths = lengthsOf(assignment);
  if (missing === DAYS) lengths.push(dayLength);
  const noun = nounOf(wanted.signs, asking);
  if (mixesHours(assignment, wanted.name, noun)) return null;
  const base = baseOf(kind, assignment, lengths, asking);
  const ready = valuesOf(kind, assignment, lengths, base);
  if (ready === null || ready.values.has(wanted.name) || wanted.name === missing) return null;
  const lacked = missing === null ? undefined : lackable[missing];
  if (missing !== null && lacked !== undefined) {
    if (ready.values.has(missing) || kind.roles[missing] === undefined) return null;
    // Without a period, the question may be about one sale.
    if (missing === 'count' && (base === null || !earned.includes(wanted.name))) return null;
    ready.values.set(missing, lacked);
  }
  const given = new Set(ready.values.keys());
  const numbers = new Map([...ready.values].map(([name, { value }]) => [name, value]));
  if (kind.excludes?.(numbers)) return null;
  const values: Values = new Map([...ready.values, ...(kind.constants?.(given, base) ?? [])]);
  const also = wanted.also ?? [];
  const solved = solve(
    [wanted.name, ...also],
    values,
    given,
    kind.relations(given, wanted.name),
    kind.kinds ?? {},
  );
  if (solved === null) return null;
  const steps = [...ready.steps, ...solved.steps];
  const last = steps.at(-1);
  if (last === undefined) return null;
  if (wanted.isWhole && !Number.isInteger(last.value)) {
    steps.push(step('whole', 'round-up', [{ value: last.value, as: last.as }], last.as));
  }
  return {
    kind: kind.name,
    asked: wanted.told ?? wanted.name,
    noun,
    base,
    steps,
    beside: solved.beside,
    assumes: [...new Set([...(kind.assumes?.(given, wanted.name) ?? []), ...ready.assumes])],
  };
}
