import { type Calculation, currencyOf } from '../calculation.ts';
import type { Derived } from '../derivation.ts';
import type { Term } from '../steps.ts';
import type { Ask, Found } from './ask.ts';
import { type Asked, asksIn } from './asks/asks.ts';
import { compared } from './asks/change.ts';
import { Model } from './model.ts';
import { type Node, trail } from './node.ts';
import { hasOtherTime, periodOf } from './periods.ts';
import { inContext } from './reading/context.ts';
import { readFigures } from './reading/read.ts';
import { figuresIn } from './reading/scan.ts';
import { plainText } from './reading/text.ts';
import { said } from './reading/words.ts';
import type { Read } from './role.ts';
import { isSane } from './sane.ts';
import { merged, scenarioAt } from './scenario.ts';

/** Longer messages are no sums, in UTF-16 units. */
export const READ_MAX = 600;

/** A question with its figures, the values that it asks for, and the results. */
export interface Solved {
  text: string;
  /** The figures without those of “what if …”, and with them. */
  first: readonly Read[];
  figures: readonly Read[];
  asks: readonly Asked[];
  results: readonly Found[];
  /** The index of the first result of “what if …”. */
  thenAt: number;
}

/** The calculation from the roles of a question’s figures; null if a figure has no role, or if something else is asked. */
export function solvedIn(asked: string): Calculation | null {
  const solved = solve(asked);
  return solved && calculationOf(solved, asked);
}

export function calculationOf(solved: Solved, asked: string, earlier?: Derived): Calculation {
  const derived = { ...derivedOf(solved), ...(earlier && { earlier }) };
  return { name: 'derived', given: {}, results: {}, currency: currencyOf(asked), derived, asked };
}

/** The figures of a text with their roles; null if one cannot be read. */
export function readText(text: string): Read[] | null {
  const figures = figuresIn(text);
  return figures && inContext(readFigures(figures, text), text);
}

/** Each figure of a text, also those that the context leaves out, with its role or without one; null if one cannot be read. */
export function readEachFigure(text: string): Read[] | null {
  const figures = figuresIn(text);
  if (figures === null) return null;
  const plain = readFigures(figures, text);
  const byStart = new Map(inContext(plain, text).map((each) => [each.start, each]));
  return plain.map((each) => byStart.get(each.start) ?? { ...each, role: null });
}

export function solve(asked: string): Solved | null {
  if (asked.length > READ_MAX || !/\d/u.test(asked)) return null;
  const text = plainText(asked);
  const reads = readText(text);
  const asks = reads && asksIn(text, reads);
  if (reads === null || asks === null || (asks.length === 0 && !supposes.test(text))) return null;
  const split = scenarioAt(text, asks, reads);
  const first = reads.filter(({ start }) => start < split);
  const figures = merged(
    first,
    reads.filter(({ start }) => start >= split),
  );
  if (figures === null) return null;
  return solvedOf({ text, first, figures, asks }, split);
}

export const supposes = said('what if|what happens if|какво ако|а ако|ами ако');

/** Calculates the results without and with the figures of “what if …”; null if one is unknown, or if a figure is unused. */
export function solvedOf(
  state: Omit<Solved, 'results' | 'thenAt'>,
  split: number,
  trusts = false,
): Solved | null {
  const { text, first, figures, asks } = state;
  if (figures.some(({ role }) => role === null)) return null;
  const period = periodOf(figures, text);
  const isLoan = figures.some(({ role }) => role === 'loan');
  if (!isLoan && hasOtherTime(figures, text, period)) return null;
  const before = new Model(first, text, period, { trusts });
  const after = new Model(figures, text, period, { trusts });
  const isSplit = figures !== first;
  const own = asks.filter(({ at }) => at < split);
  const later = asks.filter(({ at }) => at >= split);
  const results = resultsOf(own, before, null);
  const repeated = later.length > 0 ? later : own;
  const then = !isSplit ? [] : repeated.length > 0 ? resultsOf(repeated, after, before) : null;
  const solved = isSplit ? (then ?? implied(before, after)) : [];
  if (results === null || solved === null) return null;
  const all = unique([...results, ...solved]);
  if (all.length === 0 || !isSane(all, trusts) || !usesAll(all, figures, first)) return null;
  return { ...state, results: all, thenAt: results.length };
}

/** The results that are asked for; null if one of them is unknown. Any other result also answers a question for a verdict. */
export function resultsOf(asks: readonly Asked[], m: Model, before: Model | null): Found[] | null {
  const found = asks.map(({ asks: ways }) => ({ ways, result: firstOf(ways, m, before) }));
  const known = found.flatMap(({ result }) => (result ? [result] : []));
  const isKnown = found.every(
    ({ ways, result }) => result !== null || (ways.every(isOpen) && known.length > 0),
  );
  return isKnown ? known : null;
}
const isOpen = ({ isVerdict }: Ask) => isVerdict === true;

function firstOf(ways: readonly Ask[], m: Model, before: Model | null): Found | null {
  for (const ask of ways) {
    const result = ask.solve(m, before);
    if (result !== null) return result;
  }
  return null;
}

/** “What if I drop the price and sell 55?” asks whether that is better. */
export function implied(before: Model, after: Model): Found[] | null {
  const found = compared(after, before);
  return found && [found];
}

function unique(results: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return results.filter(({ say, values }) => {
    const key = `${say} ${Object.values(values)
      .map(({ value }) => value)
      .join()}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Whether every figure affects a result, or has a role that a result ignores. */
function usesAll(results: readonly Found[], ...sets: readonly (readonly Read[])[]): boolean {
  const nodes = trail(results.flatMap(({ values }) => Object.values(values)));
  const used = new Set(
    nodes.flatMap(({ figures }) => figures.map(({ start, value }) => `${start} ${value}`)),
  );
  const ignored = results.flatMap(({ ignores = [] }) => ignores);
  // The gain of a sale already contains its price.
  if (nodes.some(({ figures }) => figures[0]?.role === 'gainEach')) ignored.push('price');
  return sets
    .flat()
    .every(
      (read) =>
        used.has(`${read.start} ${read.value}`) ||
        (read.role !== null && ignored.includes(read.role)),
    );
}

export function derivedOf({ results, figures, first, thenAt }: Solved): Derived {
  const [main] = results;
  if (main === undefined) throw new Error('a sum without a result');
  const nodes = trail(results.flatMap(({ values }) => Object.values(values)));
  const kept = [...first, ...figures.filter((each) => !first.includes(each))];
  const used = new Set(nodes.flatMap((node) => node.figures.map(({ start }) => start)));
  const readAs = kept.map((read) => ({
    role: `solved.${read.role}`,
    value: termOf(read, nodes),
    per: read.per,
    isUsed: used.has(read.start),
  }));
  return {
    ...textOf(main),
    plan: 'solved',
    steps: nodes.flatMap(({ step }) =>
      step === null ? [] : [{ ...step, name: `solved.${step.name}` }],
    ),
    assumes: [...new Set(nodes.flatMap(({ assumes }) => assumes))].map((name) => `solved.${name}`),
    read: readAs
      .filter(({ isUsed }) => isUsed)
      .map(({ role, value, per }) => ({ role, value, per })),
    unused: readAs.filter(({ isUsed }) => !isUsed).map(({ value }) => value),
    isSure: true,
    further: results.slice(1).map((result, index) => ({
      ...textOf(result),
      isThen:
        index + 1 === thenAt && results.slice(0, thenAt).some(({ say }) => say === result.say),
    })),
  };
}

const textOf = ({ say, values, per }: Found) => ({
  say,
  values: Object.fromEntries(
    Object.entries(values).map(([name, { value, as }]): [string, Term] => [name, { value, as }]),
  ),
  ...(per && { per }),
});

function termOf(read: Read, nodes: readonly Node[]): Term {
  const node = nodes.find(({ figures }) => figures.some(({ start }) => start === read.start));
  if (node) return { value: read.value, as: node.as };
  return {
    value: read.value,
    as: read.unit === 'money' ? 'money' : read.unit === 'percent' ? 'percent' : 'number',
  };
}
