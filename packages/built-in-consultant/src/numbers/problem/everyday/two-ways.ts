import { lettered } from '@savet/text/lettered';
import type { Solution } from '../../solution.ts';
import { count, money, type Step, step } from '../../steps.ts';
import type { Quantity } from '../quantities.ts';
import { sign } from '../words.ts';

const comparing = lettered(
  /(?<!\p{L})(?:cheaper|costs? less|better|worth it|pays? off|по-евтин\p{L}*|по-изгодн\p{L}*|по-добре|излиза по-\p{L}*)(?!\p{L})/iu,
);
const unless = sign(
  'sell|sells|charge|profit|margin|customers?|discount|vat|продавам|печеля|печалб~|марж~|клиент~|отстъпк~|ддс|%|instal?ments?|вноски',
);
/** From how many on. */
const asksFrom =
  /(?:(?:from|after|above|over|at|beyond) how many|how many [^?]{0,40}(?:before|until|till|so that|for))(?<rest>[^?]*)|(?:от|след|при|над) колко (?!време|месеца|дни|години)[^?]*/iu;
const asksWhich =
  /(?:which|what is|whats|is it)[^?]{0,30}(?:cheaper|better)|(?:кое|коя|кой|какво)[^?]{0,30}по-(?:евтин|изгодн|добре)/iu;
const otherSide = lettered(
  /(?<!\p{L})(?:or|vs|versus|while|whereas|другат\p{L}*|други\p{L}*|другото|другия\p{L}*|докато|или|the other|instead|another|outside|second|[^\s]+ (?:b|б|two|2))(?!\p{L})/iu,
);
const onceOnly = /^\s*(?:set-?up|deposit|fee|joining|fixed|up front|upfront|клише|такса)/iu;

/** Smaller amounts without “each” may be for one. */
const ONCE_LEAST = 50;

interface Side {
  once: number;
  each: number;
}

/** Two ways to pay for the same: each with what is paid once and for one of them. */
export function twoWays(quantities: readonly Quantity[], question: string): Solution | null {
  if (!comparing.test(question) || unless.test(question)) return null;
  const isFrom = asksFrom.test(question);
  if (!isFrom && !asksWhich.test(question)) return null;
  const pieces = isFrom ? [] : quantities.filter((quantity) => isPieces(quantity));
  const [number, ...more] = pieces;
  if (more.length > 0 || (!isFrom && number === undefined)) return null;
  const amounts = quantities.filter((quantity) => quantity !== number);
  if (!amounts.every(isAmount) || !onePeriod([...amounts, ...pieces])) return null;
  const sides = splits(amounts);
  const [only, ...others] = sides;
  if (only === undefined || others.length > 0) return null;
  return isFrom ? crossing(only) : difference(only, number?.value ?? Number.NaN);
}

const isPieces = ({ unit, clue, counts }: Quantity) =>
  (unit === 'count' && !onceOnly.test(clue.rest)) || (unit === 'time' && counts === 'hour');
const isAmount = ({ unit, clue }: Quantity) =>
  ['money', 'bare'].includes(unit) || (unit === 'count' && onceOnly.test(clue.rest));

/** Amounts of a month and of a year can’t be laid side by side. */
function onePeriod(quantities: readonly Quantity[]): boolean {
  const periods = quantities.flatMap(({ per }) => (per === null || per === 'hour' ? [] : [per]));
  return new Set(periods).size <= 1;
}

const isEach = (quantity: Quantity) =>
  quantity.isEach || quantity.clue.isEach || quantity.per === 'hour';

/** Every way to divide the amounts into the first and the second; one that the words show excludes the others. */
function splits(amounts: readonly Quantity[]): [Side, Side][] {
  const all = amounts.slice(1).flatMap((quantity, index) => {
    const one = sideOf(amounts.slice(0, index + 1));
    const other = sideOf(amounts.slice(index + 1));
    if (one === null || other === null || (one.each === 0 && other.each === 0)) return [];
    return [{ pair: [one, other] as [Side, Side], isShown: otherSide.test(quantity.clue.lead) }];
  });
  const shown = all.filter(({ isShown }) => isShown);
  return (shown.length === 1 ? shown : all).map(({ pair }) => pair);
}

function sideOf(amounts: readonly Quantity[]): Side | null {
  const each = amounts.filter(isEach);
  const once = amounts.filter((quantity) => !isEach(quantity));
  if (each.length > 1 || once.length > 1) return null;
  // “0.35 with free delivery” may be for one.
  if (each.length === 0 && once.some(({ per, value }) => per === null && value < ONCE_LEAST))
    return null;
  return { once: once[0]?.value ?? 0, each: each[0]?.value ?? 0 };
}

/** With how many both cost the same, if what is paid once is made up for by the price of one. */
function crossing([one, other]: [Side, Side]): Solution | null {
  const isFirst = one.once > other.once;
  const [dear, cheap] = isFirst ? [one, other] : [other, one];
  if (dear.once <= cheap.once || dear.each >= cheap.each) return null;
  const once =
    cheap.once === 0
      ? null
      : step('onceMore', 'difference', [money(dear.once), money(cheap.once)], 'money');
  const each =
    dear.each === 0
      ? null
      : step('eachLess', 'difference', [money(cheap.each), money(dear.each)], 'money');
  const terms = [money(once?.value ?? dear.once), money(each?.value ?? cheap.each)];
  const even = step('even', 'quotient', terms, 'number');
  const steps = [once, each, even].filter((found): found is Step => found !== null);
  return {
    ...{ kind: 'two-ways', noun: null, base: null, beside: [], assumes: [], steps },
    asked: isFirst ? 'fromFirst' : 'fromSecond',
  };
}

function difference(sides: [Side, Side], pieces: number): Solution | null {
  const names = ['first', 'second'] as const;
  const [one, other] = sides.map(({ once, each }, index): Step[] => {
    const name = names[index] ?? 'first';
    if (each === 0) return [];
    const goods = step(name, 'product', [money(each), count(pieces)], 'money');
    return once === 0
      ? [goods]
      : [goods, step(name, 'sum', [money(goods.value), money(once)], 'money')];
  });
  const total = (steps: readonly Step[] | undefined, side: Side) =>
    steps?.at(-1)?.value ?? side.once;
  const totals = [total(one, sides[0]), total(other, sides[1])];
  const [first = 0, second = 0] = totals;
  if (first === second) return null;
  const saved = step(
    'saved',
    'difference',
    [money(Math.max(first, second)), money(Math.min(first, second))],
    'money',
  );
  return {
    ...{ kind: 'two-ways', noun: null, base: null, beside: [], assumes: [] },
    asked: first < second ? 'firstSaves' : 'secondSaves',
    steps: [...(one ?? []), ...(other ?? []), saved],
  };
}
