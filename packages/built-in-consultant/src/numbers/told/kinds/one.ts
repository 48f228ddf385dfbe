import { lettered } from '@savet/text/lettered';
import { amount, percent, type Sheet } from '../../derived/plan.ts';
import type { Period } from '../../solution.ts';
import type { Term } from '../../steps.ts';
import { of, type Told } from '../kind.ts';
import type { Labelled } from '../labelled.ts';
import { periodOf, said } from '../rule.ts';

/** The price after a rise, a discount or as it is told; null if there are two of them. */
export function changedPrice(told: Told, sheet: Sheet): Term | null {
  const price = amount(of(told.one('sellPrice')));
  const [next, off, rise] = [told.one('newPrice'), told.one('off'), told.one('rise')];
  const less = told.one('offBy');
  const changes = [next, off, rise, less].filter((each) => each !== undefined);
  if (changes.length === 0) return price;
  if (changes.length > 1 || (off?.value ?? 0) >= 100) return null;
  if (next) return amount(next.value);
  if (less) {
    if (less.value >= price.value) return null;
    return sheet.add('newPrice', 'difference', [price, amount(less.value)], 'money');
  }
  return off
    ? sheet.add('newPrice', 'rest', [price, percent(off.value)], 'money')
    : sheet.add('newPrice', 'more', [price, percent(of(rise))], 'money');
}

/** The profit on one sale; null if the figures make no sense together. */
export function leftOf(told: Told, sheet: Sheet, price: Term): Term | null {
  const [cut, margin, gain] = [told.one('cut'), told.one('marginShare'), told.one('gainEach')];
  const costs = told.all('unitCost');
  const goods = told.one('costShare');
  if (gain) return cut || margin || costs.length > 0 ? null : amount(gain.value);
  if (goods && (margin || costs.length > 0)) return null;
  if ((goods?.value ?? 0) + (cut?.value ?? 0) >= 100) return null;
  if ((cut?.value ?? 0) >= 100 || (margin?.value ?? 0) >= 100) return null;
  if (margin) {
    // A margin is what is left after the costs of one.
    if (costs.length > 0) return null;
    const kept = sheet.add('gain', 'share', [price, percent(margin.value)], 'money');
    return cut
      ? sheet.add(
          'gain',
          'difference',
          [kept, sheet.add('cut', 'share', [price, percent(cut.value)], 'money')],
          'money',
        )
      : kept;
  }
  const after = cut
    ? sheet.add('afterCommission', 'rest', [price, percent(cut.value)], 'money')
    : price;
  const net = goods
    ? sheet.add(
        'gain',
        'difference',
        [after, sheet.add('part', 'share', [price, percent(goods.value)], 'money')],
        'money',
      )
    : after;
  if (costs.length === 0) return net;
  if (costs.some(({ per }) => per !== null)) return null;
  const terms = costs.map((each) => sheet.term('part', each, 'money'));
  return sheet.add('gain', 'difference', [net, ...terms], 'money');
}

/** All regular costs, and what is to be left, for a month or the period that is asked. */
export function regular(told: Told, sheet: Sheet, period: Period): Term | null | undefined {
  const items = [...told.all('running')];
  if (items.length === 0) return undefined;
  const usual = usualPeriod(told, period);
  if (usual === null && items.some((item) => periodOf(item) === null)) return null;
  const terms = items.map((item) => {
    const own = { ...item, per: periodOf(item) ?? usual };
    return inPeriod(
      sheet,
      'runningMonth',
      sheet.term('runningPart', item, 'money'),
      own,
      period,
      told,
    );
  });
  const known = terms.filter((term) => term !== null);
  return known.length < terms.length ? null : sheet.sum('runningAll', known, 'money');
}

const byMonth = said(
  'rent|wages?|salar~|employees?|internet|phone|electricity|наем~|заплат~|ток~?|интернет~?|телефон~',
);

/** For which time costs are without a word on it: a month, or a year if that is the only one. Null if it may be any. */
function usualPeriod(told: Told, period: Period): Period | null {
  if (period === 'month') return 'month';
  const items = told.all('running');
  if (items.some((item) => periodOf(item) === 'month' || byMonth.test(item.words))) return 'month';
  // “18 clients at 160 a month, an assistant 1,450”: for a month, or for the year that is asked for.
  return period === 'year' && priceTime(told) !== 'month' ? 'year' : null;
}

/** Names what was assumed of costs without a period. */
export function assumedTime(told: Told, period: Period): readonly string[] {
  const open = told.all('running').filter((item) => periodOf(item) === null);
  if (open.length === 0) return [];
  return [usualPeriod(told, period) === 'year' ? 'costsYear' : 'costsMonth'];
}

/** A value for another period; one without its own is for that period already. */
export function inPeriod(
  sheet: Sheet,
  name: string,
  value: Term,
  item: Labelled,
  period: Period,
  told: Told,
): Term | null {
  const days = told.one('days');
  const per = periodOf(item) ?? period;
  return sheet.inPeriod(name, value, per, period, days && { value: days.value, as: 'number' });
}

const month = said('(?:a|per|each|every|in a|на|за|всеки) (?:month|месец)|monthly|месечно');
const week = said('(?:a|per|each|every|in a|на|за|всяка) (?:week|седмица)|weekly|седмично');
const year = said('(?:a|per|each|every|in a|на|за|всяка) (?:year|година)|yearly|annual~|годишно');
const day = said('(?:a|per|each|every|на|за|всеки) (?:day|ден)|daily|дневно');

/** The sentences of a question that ask. */
export function askedPart(question: string): string {
  const sentences = question.split(/(?<=[.!?;])\s+/u);
  const asking = sentences.filter((each) => asks.test(each));
  return asking.at(-1) ?? sentences.at(-1) ?? question;
}
const asks = said(
  'how|what|which|when|is it|do i|am i|колко|какъв|каква|какво|кога|по-добре|кое|skolko|печеля|остава~',
);

const figureWithPeriod = lettered(/\d\S*\s+(?:\p{L}+\s+){0,2}(?:a|per|на|each)\s+\p{L}+/giu);

/** The period that is asked for; null if none is named. */
export function askedPeriod(question: string): Period | null {
  // A figure with its period asks for none: “at 60 a month”.
  const part = askedPart(question).replace(figureWithPeriod, '');
  if (day.test(part)) return 'day';
  if (week.test(part)) return 'week';
  if (year.test(part)) return 'year';
  return month.test(part) ? 'month' : null;
}

/** Members pay each month what the price is for. */
export function priceTime(told: Told): Period | null {
  const price = told.one('sellPrice');
  const per = price ? periodOf(price) : null;
  return per === 'hour' ? null : per;
}

/** Nobody misses a hundredth of a sale. */
const SLIVER = 0.01;

/** The whole number of sales that is enough. */
export function wholeOf(sheet: Sheet, name: string, exact: Term): Term {
  const least = Math.floor(exact.value);
  if (exact.value - least < SLIVER) return { value: least, as: 'number' };
  return sheet.add(name, 'round-up', [exact], 'number');
}
