import type { Solution } from '../../solution.ts';
import { count, money, type Step, step, type Term } from '../../steps.ts';
import type { Quantity } from '../quantities.ts';
import { sign } from '../words.ts';

const asksEnd =
  /(?:how many|колко)[^?]{0,60}(?:will|would|left|have|be|ще|остават?|стигна|стават)|(?:how much|колко)[^?]{0,40}(?:month|месец)/iu;
const asksMoney =
  /(?:how much|turnover|revenue|оборот|приход|колко (?:пари|ще (?:изкарвам|влизат)))/iu;
const unless = sign(
  'level|break even|replace|на нула|същия|rais~|вдиг~|discount|отстъпк~|год~|years?|weeks?|седмиц~',
);
const MONTHS_MAX = 24;

interface Found {
  start: number;
  churn: number;
  months: number;
  joined: number;
  each: number | null;
}

/** Customers after so many months, of whom a share leaves and some come each month. */
export function churnCourse(quantities: readonly Quantity[], question: string): Solution | null {
  if (!asksEnd.test(question) || unless.test(question)) return null;
  const found = figuresOf(
    quantities,
    /(?:every|each|a|per) month|monthly|всеки месец|на месец|месечно|месечен/iu.test(question),
  );
  if (found === null || found.months > MONTHS_MAX || found.churn >= 100) return null;
  const steps: Step[] = [];
  let now: Term = count(found.start);
  for (let month = 1; month <= found.months; month += 1) {
    const terms = [now, { value: found.churn, as: 'percent' } as const, count(found.joined)];
    const next = step('month', 'course', terms, 'number');
    steps.push(next);
    now = count(next.value);
  }
  const end = step('end', 'round', [now], 'number');
  steps.push(end);
  const results = [{ asked: 'end', value: count(end.value) }];
  if (found.each !== null) {
    const worth = step('worth', 'product', [money(found.each), count(end.value)], 'money');
    steps.push(worth);
    results.push({ asked: 'worth', value: money(worth.value) });
  } else if (asksMoney.test(question)) return null;
  return {
    ...{ kind: 'churn-course', asked: 'end', noun: null, base: null, steps, results },
    ...{ beside: [], assumes: ['leaves-first'] },
  };
}

/** Each figure in its place; null if one has none, or two would have the same. */
function figuresOf(quantities: readonly Quantity[], isMonthly: boolean): Found | null {
  const of = (passes: (quantity: Quantity) => boolean) => quantities.filter(passes);
  const churn = of(
    ({ unit, clue }) => unit === 'percent' && clue.deeds.has('leaving') && isMonthly,
  );
  const months = of(({ unit, counts }) => unit === 'time' && counts === 'month');
  const joined = of(
    ({ unit, clue }) =>
      ['count', 'bare'].includes(unit) && clue.deeds.has('joining') && !clue.deeds.has('leaving'),
  );
  const each = of(
    (quantity) =>
      ['money', 'bare'].includes(quantity.unit) &&
      !joined.includes(quantity) &&
      (['asking', 'weak-asking', 'average'].includes(quantity.clue.deed ?? '') ||
        (quantity.unit === 'money' && quantity.clue.deed === null)),
  );
  const placed = [churn, months, joined, each].flat();
  const start = of(
    (quantity) => ['count', 'bare'].includes(quantity.unit) && !placed.includes(quantity),
  );
  const all = [churn, months, start, joined, each];
  const [first, second, third, fourth, fifth] = all.map(([quantity]) => quantity?.value);
  if (all.some(({ length }) => length > 1) || all.flat().length !== quantities.length) return null;
  if (first === undefined || second === undefined || third === undefined) return null;
  return { churn: first, months: second, start: third, joined: fourth ?? 0, each: fifth ?? null };
}
