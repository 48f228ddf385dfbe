import type { Term } from '../../steps.ts';
import type { Item } from '../items.ts';
import { amount, asking, type Plan, percent, type Sheet, valueOf } from '../plan.ts';

/** Hours times the rate of one; null for a rate alone, or a product of something else. */
function hoursAtRate(item: Item | undefined, name: string, sheet: Sheet): Term | null {
  const isOfHours = item?.factors.some(({ counts }) => counts === 'hour') === true;
  return item !== undefined && isOfHours ? sheet.term(name, item, 'money') : null;
}

/** A fixed price for a job against the hours and the material that it takes. */
const job: Plan = {
  name: 'job',
  asks: asking(
    "(?:do|does|did|am|are|is) (?:i|we|it|that|this)[^?]{0,30}(?:earn~|mak(?:e|ing)|leave|profit~|worth)|what (?:do|does|did) (?:i|we|it)[^?]{0,12}(?:earn|make|leave)|how much (?:do|does|did|is|am|are)[^?]{0,20}(?:earn~|mak(?:e|ing)|leave|left|profit)|what(?: is|’s|'s)? (?:left|my profit|our profit|my margin)|печел~|остава~|остане|изкарва~|на загуба|на печалба",
  ),
  unless: asking(
    'discount|отстъпк~|commission|комисион~|loan|кредит~|vat|ддс|instead|вместо|or (?:hire|buy|rent|lease)|on average|a week|per week|седмично|на седмица|on the hour|an hour\\?|на час\\?',
  ),
  needs: ['jobPrice', 'labour'],
  may: ['marginShare'],
  lists: ['material'],
  ignores: ['size'],
  isJoined: true,
  work(given, sheet) {
    const price = amount(valueOf(given.one('jobPrice')));
    const material = given.all('material').map((item) => sheet.term('material', item, 'money'));
    const labour = hoursAtRate(given.one('labour'), 'workCost', sheet);
    if (labour === null || given.one('jobPrice')?.per) return null;
    const cost = sheet.sum('costs', [labour, ...material], 'money');
    const left = sheet.add('leftOfProject', 'difference', [price, cost], 'money');
    const share = sheet.add('marginOfPrice', 'ratio', [left, price], 'percent');
    const wanted = given.one('marginShare');
    const values = { left: amount(Math.abs(left.value)), share, cost, price };
    if (wanted === undefined)
      return { say: left.value >= 0 ? 'left' : 'loss', values, steps: sheet.steps };
    if (wanted.value >= 95) return null;
    const next = sheet.add('newPrice', 'by-rest', [cost, percent(wanted.value)], 'money');
    return {
      say: left.value >= 0 ? 'price' : 'loss-price',
      values: { ...values, next, wanted: percent(wanted.value) },
      steps: sheet.steps,
    };
  },
};

/** A quotation by hours, with a reserve, a discount and VAT on top. */
const billed: Plan = {
  name: 'billed',
  asks: asking(
    'price|total|pays?|come to|comes to|quote|offer|how much|цена~|излиза|плаща~|оферта~|общо|колко (?:става|струва)',
  ),
  unless: asking(
    'costs? (?:me|us)|wages?|profit|margin|left|(?:струва|излиза) (?:ми|ни)|(?:ми|ни) (?:струва|излиза)|заплат~|печал~|марж~|остава~',
  ),
  needs: ['billedHours'],
  may: ['reserve', 'vat', 'discount'],
  isJoined: true,
  work(given, sheet) {
    const hours = hoursAtRate(given.one('billedHours'), 'billedHours', sheet);
    const [reserve, vat, discount] = [
      given.one('reserve'),
      given.one('vat'),
      given.one('discount'),
    ];
    if (hours === null || (reserve === undefined && vat === undefined)) return null;
    const withReserve = reserve
      ? sheet.add('withReserve', 'more', [hours, percent(reserve.value)], 'money')
      : hours;
    const net = discount
      ? sheet.add('discounted', 'rest', [withReserve, percent(discount.value)], 'money')
      : withReserve;
    if (vat === undefined) return { say: 'net', values: { net, hours }, steps: sheet.steps };
    const price = sheet.add('withVat', 'more', [net, percent(vat.value)], 'money');
    return { say: 'price', values: { price, net, hours }, steps: sheet.steps };
  },
};

export const jobs: readonly Plan[] = [billed, job];
