import { lettered } from '@savet/text/lettered';
import type { Draft } from '../../derivation.ts';
import { amount, number, percent, type Sheet } from '../../derived/plan.ts';
import type { Term } from '../../steps.ts';
import type { Kind, Told } from '../kind.ts';
import type { Labelled } from '../labelled.ts';
import { periodOf, said } from '../rule.ts';

const second = said(
  'another|the other|other one|the second|second one|(?:supplier|option|offer|printer|shop|company|plan|contract|quote) (?:b|2)|versus|vs|or|compared to|(?:а )?друг(?:ият|ата|ото|ия|ите)?|втор(?:ият|ата|ото|ия)|вариант (?:б|2)|срещу|или',
);
const ofOne = lettered(
  /^\s*(?:лв\.?|лева|евро|euros?|eur)?\s*(?:\/|per|an?|each|apiece|на|за|all)\s*(?!month|week|year|day|месец|седмица|година|ден)\p{L}*/iu,
);

interface Side {
  each: Labelled | undefined;
  flat: Labelled | undefined;
  off: Labelled | undefined;
  times: Labelled | undefined;
}

/** Two offers: what each one costs for the same quantity or the same time. */
const offers: Kind = {
  name: 'told-offers',
  asks: said(
    'cheaper|cheapest|better (?:deal|offer|price|value)|costs? (?:me |us )?(?:more|less)|which (?:one |offer |supplier |quote )?(?:is|should (?:i|we) (?:take|choose|pick)|do (?:i|we) (?:take|choose)|comes? out)|по-евтин~|по-изгодн~|по-скъп~|(?:ко[йяе])(?: оферта| доставчик)? (?:ми |ни )?(?:излиза|да (?:взема|избера|приема))',
  ),
  unless: said(
    'my (?:price|customers|clients)|продавам|клиентите|subscribers|абонат~|sell|instal~|вноск~|loan|кредит~|rais~|вдигна',
  ),
  needs: ['offer'],
  may: ['sold', 'months'],
  lists: ['offer', 'off'],
  as: {
    ...{
      sellPrice: 'offer',
      newPrice: 'offer',
      unitCost: 'offer',
      running: 'offer',
      invest: 'offer',
    },
    ...{ whole: 'offer', hourRate: 'offer', instalment: 'offer', salary: 'offer', cut: 'off' },
  },
  rest: 'offer',
  isRestSure: true,
  work(told, sheet) {
    const sides = sidesOf(told);
    if (sides === null) return null;
    const [one, two] = sides;
    const sold = told.one('sold');
    const months = told.one('months');
    if (sold && months) return null;
    if (months) return byMonths(one, two, months, sheet);
    return sold ? byQuantity(one, two, sold, sheet) : byTime(one, two, sheet);
  },
};

/** The figures of the first offer, and those from the words on that name the second. */
function sidesOf({ figures }: Told): readonly [Side, Side] | null {
  const all = figures.filter(({ label }) => label !== 'sold' && label !== 'months');
  const at = all.findIndex(({ before }, index) => index > 0 && second.test(before));
  if (at < 1) return null;
  const [one, two] = [sideOf(all.slice(0, at)), sideOf(all.slice(at))];
  return one && two && [one, two];
}

function sideOf(figures: readonly Labelled[]): Side | null {
  const amounts = figures.filter(({ label }) => label === 'offer');
  const times = amounts.filter((each) => periodOf(each) !== null);
  const each = amounts.filter(
    (item) => periodOf(item) === null && (item.isEach || ofOne.test(item.after)),
  );
  const flat = amounts.filter((item) => !times.includes(item) && !each.includes(item));
  const off = figures.filter(({ label }) => label === 'off');
  if ([times, each, flat, off].some((found) => found.length > 1)) return null;
  return { each: each[0], flat: flat[0], off: off[0], times: times[0] };
}

function byQuantity(one: Side, two: Side, sold: Labelled, sheet: Sheet): Draft | null {
  if (one.times || two.times || !(one.each || two.each)) return null;
  const [first, other] = [
    costOf('firstOffer', one, sold, sheet),
    costOf('secondOffer', two, sold, sheet),
  ];
  if (!first || !other) return null;
  const draft = compared(first, other, sheet);
  const even = evenOf(one, two, sheet);
  if (!draft || !even) return draft;
  return {
    ...draft,
    say: `${draft.say}-even`,
    values: { ...draft.values, even },
    steps: sheet.steps,
  };
}

function costOf(
  name: string,
  { each, flat, off }: Side,
  sold: Labelled,
  sheet: Sheet,
): Term | null {
  if (!each && !flat) return null;
  const price = each && amount(each.value);
  const less =
    off && price ? sheet.add('discounted', 'rest', [price, percent(off.value)], 'money') : price;
  if (off && !price) return null;
  const goods = less && sheet.add(name, 'product', [number(sold.value), less], 'money');
  const once = flat && amount(flat.value);
  if (goods && once) return sheet.add(name, 'sum', [goods, once], 'money');
  return goods ?? once ?? null;
}

/** From how many pieces on the other one is cheaper. */
function evenOf(one: Side, two: Side, sheet: Sheet): Term | null {
  if (!one.each || !two.each || one.off || two.off) return null;
  const [flatOne, flatTwo] = [one.flat?.value ?? 0, two.flat?.value ?? 0];
  const [high, low] = flatOne > flatTwo ? [one, two] : [two, one];
  const [eachHigh, eachLow] = [high.each?.value ?? 0, low.each?.value ?? 0];
  if (flatOne === flatTwo || eachLow <= eachHigh) return null;
  const more = sheet.add(
    'dearerOnce',
    'difference',
    [amount(Math.max(flatOne, flatTwo)), amount(Math.min(flatOne, flatTwo))],
    'money',
  );
  const less = sheet.add('cheaperEach', 'difference', [amount(eachLow), amount(eachHigh)], 'money');
  const exact = sheet.add('evenPieces', 'quotient', [more, less], 'number');
  return sheet.add('evenPieces', 'round-up', [exact], 'number');
}

/** “19 a month and 120 once, or 26 a month, over 24 months” */
function byMonths(one: Side, two: Side, months: Labelled, sheet: Sheet): Draft | null {
  const [first, other] = [one, two].map((side, index) => {
    const name = index === 0 ? 'firstOffer' : 'secondOffer';
    if (side.each || side.off || !(side.times || side.flat)) return null;
    if (side.times && periodOf(side.times) !== 'month') return null;
    const all =
      side.times &&
      sheet.add(name, 'product', [number(months.value), amount(side.times.value)], 'money');
    const once = side.flat && amount(side.flat.value);
    if (all && once) return sheet.add(name, 'sum', [all, once], 'money');
    return all ?? once ?? null;
  });
  return first && other ? compared(first, other, sheet) : null;
}

/** “29 a month or 300 a year” */
function byTime(one: Side, two: Side, sheet: Sheet): Draft | null {
  if (one.each || two.each || one.flat || two.flat) return null;
  const [first, other] = [yearOf('firstOffer', one, sheet), yearOf('secondOffer', two, sheet)];
  const draft = first && other && compared(first, other, sheet);
  return draft && { ...draft, per: 'year' };
}

function yearOf(name: string, { times, off }: Side, sheet: Sheet): Term | null {
  const per = times && periodOf(times);
  if (!times || (per !== 'month' && per !== 'year' && per !== 'week')) return null;
  const year = sheet.inPeriod(name, amount(times.value), per, 'year');
  return year && off ? sheet.add('discounted', 'rest', [year, percent(off.value)], 'money') : year;
}

function compared(first: Term, other: Term, sheet: Sheet): Draft | null {
  const [high, low] = first.value >= other.value ? [first, other] : [other, first];
  const saved = sheet.add('difference', 'difference', [high, low], 'money');
  const say = saved.value === 0 ? 'same' : first.value < other.value ? 'first' : 'second';
  return { say, values: { saved, first, other }, steps: sheet.steps };
}

export const comparisons: readonly Kind[] = [offers];
