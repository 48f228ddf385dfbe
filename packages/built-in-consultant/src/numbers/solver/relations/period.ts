import { lettered } from '@savet/text/lettered';
import type { Period } from '../../solution.ts';
import type { Model } from '../model.ts';
import { assuming, by, constant, given, type Node, together } from '../node.ts';
import { said } from '../reading/words.ts';
import type { Read, Role } from '../role.ts';
import { costOf, gainOf, labourOf, priceOf, takenShare } from './each.ts';
import { wonOf } from './won.ts';

/** The number of sales in the period. */
export function soldIn(m: Model, period: Period = m.period): Node | null {
  if (m.instead.sold) return m.instead.sold;
  const [read, ...others] = m.reads('sold');
  if (read === undefined || others.length > 0) return rented(m);
  const lost = m.has('price') ? m.one('lost') : null;
  const often = m.trusts ? timesSold(m, read) : null;
  const own = given(read, 'number');
  const all = often ? by('soldAll', 'product', [own, given(often, 'number')], 'number') : own;
  if (all === null) return null;
  const told = lost === null ? all : by('staying', 'difference', [all, lost], 'number');
  const seasons = m.one('seasons');
  if (seasons !== null && read.per === 'day')
    return by('soldYear', 'product', [told, m.one('days'), seasons], 'number');
  // “64 members at 45 a month”: each of them pays so often in the period.
  const paid = m.reads('price').length === 1 ? (m.reads('price')[0]?.per ?? null) : null;
  if (often !== null) return m.inPeriod(told, often.per, period);
  const isPaidOften = read.per === null && paid !== null && paid !== 'hour';
  return m.inPeriod(told, isPaidOften ? paid : read.per, period);
}

const STEM = 4;
const alike = (one: string, other: string) =>
  one !== '' && other !== '' && one.slice(0, STEM) === other.slice(0, STEM);

/** “80 a Saturday, 4 Saturdays” */
export function timesOf(m: Model, read: Read): { node: Node; per: Period | null } | null {
  if (read.each === 'crew') {
    const crew = m.figures[m.figures.indexOf(read) - 1];
    return crew?.role === 'crew' ? { node: given(crew, 'number'), per: null } : null;
  }
  const count = m.reads('times').find(({ noun }) => alike(noun, read.each));
  return count ? { node: given(count, 'number'), per: count.per } : null;
}

/** “12 people a class, 3 classes a week”: how often there are so many. */
function timesSold(m: Model, sold: Read): Read | null {
  const [times, ...others] = m.reads('times');
  if (times === undefined || others.length > 0 || sold.per !== null) return null;
  const isOfCost = m.reads('fixed').some(({ each }) => each !== '' && alike(times.noun, each));
  return times.per !== null || alike(times.noun, sold.each) || !isOfCost ? times : null;
}

/** Nights of rooms that are taken. */
function rented(m: Model): Node | null {
  const rooms = m.one('rooms');
  const share = m.one('occupancy');
  // A flat of which only the nights are told.
  if (rooms === null && !m.has('rooms') && m.has('days'))
    return by('nightsTaken', 'share', [m.one('days'), share], 'number');
  if (rooms === null || share === null) return null;
  if (m.reads('price')[0]?.per === 'month')
    return by('nightsTaken', 'share', [rooms, share], 'number');
  const days = m.one('days') ?? daysOfMonth(m);
  const all = by('allNights', 'product', [rooms, days], 'number');
  return by('nightsTaken', 'share', [all, share], 'number');
}

const months: readonly [RegExp, number][] = [
  [
    lettered(
      /(?<!\p{L})(?:january|march|may|july|august|october|december|януари|март|май|юли|август|октомври|декември)(?!\p{L})/iu,
    ),
    31,
  ],
  [
    lettered(/(?<!\p{L})(?:april|june|september|november|април|юни|септември|ноември)(?!\p{L})/iu),
    30,
  ],
  [lettered(/(?<!\p{L})(?:february|февруари)(?!\p{L})/iu), 28],
];
function daysOfMonth(m: Model): Node | null {
  const named = months.find(([name]) => name.test(m.text))?.[1];
  return named === undefined ? assuming(constant(30), 'nights30') : constant(named);
}

const monthlyRoles: readonly (Role | null)[] = ['price', 'sold', 'revenue'];
const byMonth = said(
  'rent|wages?|salar~|employees?|assistant|internet|phone|electricity|наем~|заплат~|ток~?|интернет~?|телефон~|помощни~',
);

/** The fixed costs of the period; null if there are none, undefined if one cannot be converted to the period. */
export function fixedIn(m: Model, period: Period = m.period): Node | null | undefined {
  const isMonthly =
    period === 'year' &&
    m.figures.some(({ role, per }) => per === 'month' && monthlyRoles.includes(role));
  const nodes = m.reads('fixed').map((read) => {
    const times = read.each === '' ? null : timesOf(m, read);
    const node = given(read, 'money');
    // “18 clients at 160 a month, fees 450”: for a month, or for the year that is asked for.
    if (isMonthly && read.per === null && read.each === '') {
      const isSure = m.trusts || byMonth.test(read.words);
      return isSure ? assuming(m.inPeriod(node, 'month', period), 'costsMonth') : null;
    }
    if (read.each !== '' && times === null) return null;
    if (times !== null) {
      const all = by('runningMonth', 'product', [node, times.node], 'money');
      return m.inPeriod(all, times.per ?? read.per ?? period, period);
    }
    return m.inPeriod(node, read.per ?? period, period);
  });
  const known = nodes.filter((node) => node !== null);
  if (known.length < nodes.length) return undefined;
  const open = m.reads('fixed').some(({ per, each }) => per === null && each === '');
  const named = open && period === 'month' && m.has('sold', 'days', 'target') ? ['costsMonth'] : [];
  const all = together('runningAll', known, 'money');
  const less = m.has('fixedLess')
    ? by('runningLess', 'difference', [all, m.one('fixedLess')], 'money')
    : all;
  if (less === null && all !== null) return undefined;
  return assuming(less, ...named);
}

/** The revenue of the period. */
export function revenueIn(m: Model, period: Period = m.period): Node | null {
  const [told, ...others] = m.reads('revenue');
  if (told)
    return others.length > 0 ? null : m.inPeriod(given(told, 'money'), told.per ?? period, period);
  const lines = linesOf(m);
  if (lines !== null) return lines;
  if (m.has('winShare') && m.has('stage'))
    return by('revenue', 'product', [wonOf(m), priceOf(m)], 'money');
  return by('revenue', 'product', [priceOf(m), soldIn(m, period)], 'money');
}

/** “164 customers at 29 and 31 at 79” */
function linesOf(m: Model): Node | null {
  const sold = m.reads('sold');
  const isOfNew = (read: Read) => m.figures[m.figures.indexOf(read) - 1]?.role === 'gained';
  const prices = m.reads('price').filter((read) => !isOfNew(read));
  if (sold.length < 2 || sold.length !== prices.length) return null;
  const lines = sold.map((count, index) => {
    const price = prices[index];
    const isNext = price && m.figures.indexOf(price) === m.figures.indexOf(count) + 1;
    return isNext
      ? by('revenuePart', 'product', [given(count, 'number'), given(price, 'money')], 'money')
      : null;
  });
  const known = lines.filter((line) => line !== null);
  return known.length < lines.length ? null : together('revenue', known, 'money');
}

/** The profit of the period after all costs. */
export function profitIn(m: Model, period: Period = m.period): Node | null {
  const fixed = fixedIn(m, period);
  if (fixed === undefined) return null;
  const once = together('onceAll', [...m.all('spend')], 'money');
  const less = [...(fixed ? [fixed] : []), ...(once ? [once] : [])];
  const all = gainAll(m, period);
  if (all === null) return null;
  return less.length === 0 ? all : by('left', 'difference', [all, ...less], 'money');
}

/** The gross profit of the period: revenue less commissions and unit costs. */
export function gainAll(m: Model, period: Period = m.period): Node | null {
  if (!m.has('revenue')) {
    const lines = m.has('unitCost', 'margin', 'hourCost', 'gainEach') ? null : linesOf(m);
    const share = lines && takenShare(m);
    if (lines) return share ? by('afterCommission', 'rest', [lines, share], 'money') : lines;
    const gain = gainOf(m);
    return by('gainAll', 'product', [gain, soldIn(m, period)], 'money');
  }
  const revenue = revenueIn(m, period);
  const margin = m.one('margin');
  if (margin !== null)
    return m.has('unitCost') ? null : by('gainAll', 'share', [revenue, margin], 'money');
  const taken = takenShare(m);
  const kept = taken === null ? revenue : by('afterCommission', 'rest', [revenue, taken], 'money');
  const labour = weeklyHours(m) ?? together('labour', labourOf(m), 'money');
  const cost = m.has('sold')
    ? by('unitCostsTotal', 'product', [costOf(m), soldIn(m, period)], 'money')
    : together('unitCostAll', [...m.all('unitCost'), ...(labour ? [labour] : [])], 'money');
  return cost === null ? kept : by('gainAll', 'difference', [kept, cost], 'money');
}

/** “3 hours x 5 evenings” in a week, for the period. */
function weeklyHours(m: Model): Node | null {
  const [times] = m.reads('times');
  if (times === undefined || !m.has('hourCost')) return null;
  const week = by('hoursWeek', 'product', [m.one('hours'), given(times, 'number')], 'number');
  const cost = by('labourWeek', 'product', [week, m.one('hourCost')], 'money');
  return assuming(m.inPeriod(cost, 'week'), 'timesWeek');
}
