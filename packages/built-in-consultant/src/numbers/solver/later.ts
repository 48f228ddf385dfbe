import type { Calculation } from '../calculation.ts';
import type { Found } from './ask.ts';
import { type Asked, asksIn } from './asks/asks.ts';
import { compared } from './asks/change.ts';
import { reached } from './asks/even.ts';
import { Model } from './model.ts';
import { trail } from './node.ts';
import { periodOf } from './periods.ts';
import { inContext } from './reading/context.ts';
import { readFigures } from './reading/read.ts';
import { figuresIn } from './reading/scan.ts';
import { plainText } from './reading/text.ts';
import type { Read, Role } from './role.ts';
import { isSane } from './sane.ts';
import { merged } from './scenario.ts';
import { calculationOf, derivedOf, implied, resultsOf, type Solved, solve } from './solve.ts';

const LATER_MAX = 4;
/** Offset of the figure positions of each later message, which keeps them behind those of the question. */
const APART = 10_000;

/** The calculation of a question with the figures or further questions of a later message; null if a figure has no place. */
export function solvedLater(before: Calculation, later: string): Calculation | null {
  if (before.asked === undefined) return null;
  const said = before.said ?? [];
  const first = solve(before.asked);
  const last =
    first &&
    said.reduce<Solved | null>(
      (state, text, index) => state && step(state, text, index + 1),
      first,
    );
  const next = last && step(last, later, said.length + 1);
  if (!last || !next) return null;
  return { ...calculationOf(next, before.asked, derivedOf(last)), said: [...said, later] };
}

function step(state: Solved, later: string, place: number): Solved | null {
  const text = plainText(later);
  const own = figuresOfLater(text, state, place);
  const asks = own && asksIn(text, [...state.figures, ...own]);
  if (
    asks === null ||
    own === null ||
    own.length > LATER_MAX ||
    (own.length === 0 && asks.length === 0)
  )
    return null;
  const isOfBoth = state.results.some(({ say }) => say.startsWith('change')) && asks.length === 0;
  const costs = isOfBoth ? own.filter(({ role }) => role !== null && costRoles.includes(role)) : [];
  const first = [...state.first, ...costs];
  const figures = merged(
    [...state.figures, ...costs],
    own.filter((read) => !costs.includes(read)),
  );
  if (figures === null || figures.some(({ role }) => role === null)) return null;
  const period = periodOf(figures, `${state.text} ${text}`);
  const whole = `${state.text} ${text}`;
  const before = new Model(first, whole, period);
  const after = new Model(figures, whole, period);
  const results = resultsOfLater(asks, state, before, after, own);
  if (results === null || results.length === 0 || !isSane(results) || !uses(results, own))
    return null;
  return {
    text: whole,
    first,
    figures,
    asks: asks.length > 0 ? asks : state.asks,
    results,
    thenAt: 0,
  };
}

const costRoles: readonly Role[] = ['unitCost', 'commission', 'costShare', 'margin'];

function figuresOfLater(text: string, state: Solved, place: number): Read[] | null {
  if (!/\d/u.test(text)) return [];
  const whole = `${state.text} ${text}`;
  // Their places are those in the whole text, where the words around them are looked for.
  const moved = whole.length - text.length;
  const figures =
    figuresIn(text)?.map((each) => ({
      ...each,
      start: each.start + moved,
      end: each.end + moved,
    })) ?? null;
  return (
    figures &&
    inContext(readFigures(figures, whole), whole).map((read) => ({
      ...read,
      start: read.start + place * APART,
    }))
  );
}

/** Results of the later message’s own questions, otherwise of the earlier ones; for a change or lost customers, a comparison. */
function resultsOfLater(
  asks: readonly Asked[],
  state: Solved,
  before: Model,
  after: Model,
  own: readonly Read[],
): Found[] | null {
  if (asks.length > 0) return resultsOf(asks, after, before);
  if (own.some(({ role }) => role === 'lost' || role === 'lossShare')) {
    const found = compared(after, before);
    // Beside regular costs, only those who leave and what falls away with them.
    if (found !== null || !own.every(({ role }) => role === 'lost' || role === 'fixedLess'))
      return found && [found];
  }
  const isEven = state.results.every(({ say }) => say === 'even' || say === 'even-target');
  // Of one product, the formula with a name tells more.
  const isOfHours = isEven && after.has('hourCost') && own.length > 0;
  if (isOfHours && own.every(({ role }) => role === 'sold')) {
    const found = reached(after);
    return found && [found];
  }
  const isChange = state.results.some(({ say }) => say.startsWith('change'));
  if (isChange || state.asks.length === 0) return implied(before, after);
  return resultsOf(state.asks, after, before);
}

/** Whether every figure of a later message affects a result. */
function uses(results: readonly Found[], own: readonly Read[]): boolean {
  const nodes = trail(results.flatMap(({ values }) => Object.values(values)));
  const used = new Set(nodes.flatMap(({ figures }) => figures.map(({ start }) => start)));
  return own.every(({ start }) => used.has(start));
}
