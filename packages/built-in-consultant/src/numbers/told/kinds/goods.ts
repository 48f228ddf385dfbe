import { amount, number, percent, type Sheet } from '../../derived/plan.ts';
import type { Period } from '../../solution.ts';
import type { Term } from '../../steps.ts';
import { type Kind, of, type Told } from '../kind.ts';
import { periodOf, said } from '../rule.ts';

/** At which stock to order again. */
const reorder: Kind = {
  name: 'told-reorder',
  asks: said(
    're-?order|order again|when (?:do|should|to)|at (?:what|which|how)|order point|how many (?:should|do) i (?:have|keep)|при колко|кога|на колко|колко (?:да (?:имам|държа)|трябва)|да поръч~',
  ),
  needs: ['sold', 'lead'],
  may: ['reserveTime', 'reserveStock'],
  work(told, sheet) {
    const [sold, lead] = [told.one('sold'), told.one('lead')];
    const per = sold && periodOf(sold);
    if (!sold || !lead || !per) return null;
    const time = inTime(lead, per, sheet);
    const spare = told.one('reserveTime');
    const spareTime = spare && inTime(spare, per, sheet);
    if (time === null || spareTime === null) return null;
    if (spareTime && told.one('reserveStock')) return null;
    const all = spareTime ? sheet.add('timeAll', 'sum', [time, spareTime], 'number') : time;
    const used = sheet.add('usedMeanwhile', 'product', [number(sold.value), all], 'number');
    const reserve = told.one('reserveStock');
    const exact = reserve
      ? sheet.add('orderAt', 'sum', [used, number(reserve.value)], 'number')
      : used;
    const stock = sheet.add('orderAt', 'round-up', [exact], 'number');
    return { say: 'stock', values: { stock, used }, steps: sheet.steps };
  },
};

/** A time in the periods in which the goods are counted. */
function inTime(
  { value, counts }: { value: number; counts: Period | null },
  per: Period,
  sheet: Sheet,
): Term | null {
  const term = number(value);
  if (counts === per) return term;
  const lengths: Readonly<Record<string, number>> = {
    'day week': 7,
    'day month': 30,
    'week day': 1 / 7,
    'week month': 52 / 12,
    'month week': 12 / 52,
  };
  const length = lengths[`${counts} ${per}`];
  if (length === undefined) return null;
  return length < 1
    ? sheet.add('leadTime', 'product', [term, number(Math.round(1 / length))], 'number')
    : sheet.add('leadTime', 'quotient', [term, number(length)], 'number');
}

/** A price from a cost with a markup or a margin, with VAT and with a discount. */
const priceOf: Kind = {
  name: 'told-price',
  asks: said(
    'price|charge|sell (?:it|them) for|цена(?:та)?|на колко|колко (?:да|е|става|излиза)|продавам',
  ),
  unless: said(
    'largest|biggest|maximum|най-голям~|максимал~|how many|break[- ]?even|колко броя|hours|часа',
  ),
  needs: ['unitCost'],
  may: ['markup', 'marginShare', 'vat', 'off'],
  lists: ['unitCost'],
  as: { invest: 'unitCost' },
  knowsVat: true,
  work(told, sheet) {
    const [markup, margin, vat, off] = [
      told.one('markup'),
      told.one('marginShare'),
      told.one('vat'),
      told.one('off'),
    ];
    if ((markup === undefined) === (margin === undefined) || (margin?.value ?? 0) >= 95)
      return null;
    if (off && wantedThen.test(off.words)) return null;
    if (told.all('unitCost').some(({ words }) => withVat.test(words))) return null;
    const cost = sheet.sum(
      'costs',
      told.all('unitCost').map((item) => sheet.term('part', item, 'money')),
      'money',
    );
    const full = markup
      ? sheet.add('price', 'more', [cost, percent(markup.value)], 'money')
      : sheet.add('price', 'by-rest', [cost, percent(of(margin))], 'money');
    const net = off ? sheet.add('discounted', 'rest', [full, percent(off.value)], 'money') : full;
    const rate = vatRate(told);
    const gross = rate && sheet.add('withVat', 'more', [net, percent(rate)], 'money');
    const profit = sheet.add('profit', 'difference', [net, cost], 'money');
    const share = sheet.add('marginOfPrice', 'ratio', [amount(profit.value), net], 'percent');
    const values = {
      net,
      ...(gross && { gross }),
      cost,
      profit: amount(Math.abs(profit.value)),
      share,
      full,
    };
    const kind = gross ? 'vat' : 'net';
    if (profit.value < 0)
      return {
        say: `${kind}-loss`,
        values,
        steps: sheet.steps,
        assumes: vat || !gross ? [] : ['vat20'],
      };
    return {
      say: off ? `${kind}-off` : kind,
      values,
      steps: sheet.steps,
      assumes: vat || !gross ? [] : ['vat20'],
    };
  },
};

const namesVat = said('vat|ддс');
const withVat = said(
  '(?:with|incl~|plus|and|с|със|с включен|и) (?:\\d+ ?% )?(?:vat|ддс)|(?:vat|ддс) (?:included|включен~)',
);
/** “40% margin even after a 10% discount” is another price. */
const wantedThen = said('after|even|still|след|дори|въпреки|пак');
const STANDARD = 20;

/** The rate that is told, or the usual one if the price is to have it. */
function vatRate(told: Told): number | null {
  const vat = told.one('vat');
  if (vat) return vat.value;
  return namesVat.test(told.question) && withVat.test(told.question) ? STANDARD : null;
}

export const goods: readonly Kind[] = [reorder, priceOf];
