import { type Ask, type Found, found } from '../ask.ts';
import type { Model } from '../model.ts';
import { assuming, by, constant, given, type Node } from '../node.ts';
import { asking, said } from '../reading/words.ts';
import { fixedIn } from '../relations/period.ts';

const yearDays = () => constant(365);

function dso(m: Model): Found | null {
  const days = daysOf(m, 'receivables', 'revenue');
  return found('dso', { days });
}

function stockDays(m: Model): Found | null {
  const read = m.reads('goodsYear')[0];
  if (inMonths.test(m.text) && read?.per === 'month')
    return found('stock-months', {
      months: by('monthsHeld', 'quotient', [m.one('stockValue'), given(read, 'money')], 'months'),
    });
  return found('stock-days', { days: daysOf(m, 'stockValue', 'goodsYear') });
}

const inMonths = said('how many months|(?:за )?колко месеца');

function daysOf(
  m: Model,
  held: 'receivables' | 'stockValue',
  flow: 'revenue' | 'goodsYear',
): Node | null {
  const read = m.reads(flow)[0];
  if (read === undefined || m.reads(flow).length > 1) return null;
  const all =
    read.per === 'month'
      ? by('timeYear', 'product', [given(read, 'money'), constant(12)], 'money')
      : given(read, 'money');
  return by(
    'daysHeld',
    'quotient',
    [by('heldYear', 'product', [m.one(held), yearDays()], 'money'), all],
    'number',
  );
}

/** The cash that is freed by fewer days. */
function cashFreed(m: Model): Found | null {
  const held = m.has('stockValue') ? 'stockValue' : 'receivables';
  const flow = held === 'stockValue' ? 'goodsYear' : 'revenue';
  const read = m.reads(flow)[0];
  const days = m.one('targetDays');
  if (read === undefined || days === null) return null;
  const all =
    read.per === 'month'
      ? by('timeYear', 'product', [given(read, 'money'), constant(12)], 'money')
      : given(read, 'money');
  const tied = by(
    'heldThen',
    'quotient',
    [by('flowDays', 'product', [all, days], 'money'), yearDays()],
    'money',
  );
  const freed = by('freed', 'difference', [m.one(held), tied], 'money');
  return freed && found(freed.value < 0 ? 'tied' : 'freed', { freed, tied, days });
}

/** A customer asks for the discount: the asker pays for it. */
const givesDiscount = said(
  '(?:client|customer|buyer|клиент|купувач)~? (?:ми |ни )?(?:wants?|asks?|offers?|иска|предлага|моли)',
);

/** An early-payment discount that one is offered, against the interest of a credit. */
function early(m: Model): Found | null {
  if (givesDiscount.test(m.text)) return null;
  const [short, long, rate] = [m.one('termShort'), m.one('termLong'), m.one('interest')];
  const off = m.one('discount');
  const days = by('daysEarlier', 'difference', [long, short], 'number');
  if (off === null || days === null || days.value <= 0) return null;
  const invoice = m.one('amount');
  if (invoice === null) return null;
  const saved = by('savedByDiscount', 'share', [invoice, off], 'money');
  const paid = by('paidEarly', 'difference', [invoice, saved], 'money');
  const year = by('interestYear', 'share', [paid, rate], 'money');
  const cost = by(
    'interestForDays',
    'quotient',
    [by('interestDays', 'product', [year, days], 'money'), constant(365)],
    'money',
  );
  const gain = by('difference', 'difference', [saved, cost], 'money');
  return gain && found(gain.value > 0 ? 'early.yes' : 'early.no', { saved, cost, gain });
}

/** Equal instalments of a loan, and beside a rent. */
function instalment(m: Model): Found | null {
  const loan = m.one('loan');
  const rate = m.one('interest');
  const years = m.one('years');
  const months = years
    ? by('monthsAll', 'product', [years, constant(12)], 'number')
    : m.one('months');
  const one = instalmentOf(loan, rate, months);
  if (one === null) return null;
  const rent = m.has('fixed') ? fixedIn(m, 'month') : null;
  if (!rent) return null;
  const isRentMore = rent.value > one.value;
  const difference = isRentMore
    ? by('difference', 'difference', [rent, one], 'money')
    : by('difference', 'difference', [one, rent], 'money');
  return found(isRentMore ? 'rent-dearer' : 'loan-dearer', {
    one,
    rent,
    difference: assuming(difference, 'loanOnly'),
  });
}

export function instalmentOf(
  loan: Node | null,
  rate: Node | null,
  months: Node | null,
): Node | null {
  if (loan === null || rate === null || months === null || rate.value <= 0) return null;
  return by('instalment', 'instalment', [loan, rate, months], 'money');
}

/** Questions about working capital and loans. */
export const terms: readonly Ask[] = [
  {
    name: 'dso',
    asks: asking(
      'dso|(?:how many|what)[^.?!]{0,20}days (?:of )?sales|days sales outstanding|(?:за )?колко дни[^.?!]{0,30}(?:плащат|събирам|вземания)~',
    ),
    solve: dso,
  },
  {
    name: 'stockDays',
    asks: asking(
      'how many months[^.?!]{0,30}(?:stock|inventory)|(?:за )?колко месеца[^.?!]{0,30}(?:стига|стигне|стигат|стока|запас|наличност|склад)~|how many days[^.?!]{0,20}(?:stock|inventory)|(?:stock|inventory) days|days of (?:stock|inventory)|колко дни[^.?!]{0,30}(?:стига|стигат|стока|запас|наличност|склад)~',
    ),
    solve: stockDays,
  },
  {
    name: 'cashFreed',
    asks: asking(
      'how much[^.?!]{0,20}(?:cash|money)[^.?!]{0,30}(?:free|release|get)~[^.?!]{0,40}|колко[^.?!]{0,20}(?:пари|кеш|средства)[^.?!]{0,20}(?:освобод|освобожд)~[^.?!]{0,40}|if (?:customers|clients|they|everybody|everyone)[^.?!]{0,10}pa(?:id|y)[^.?!]{0,12}days|ако[^.?!]{0,20}(?:плащат|плащаха)[^.?!]{0,12}дни',
    ),
    solve: cashFreed,
  },
  {
    name: 'early',
    asks: asking(
      'pay early ?\\?|(?:should|shall|do) (?:i|we)[^.?!]{0,20}pay (?:early|earlier|sooner|within|in)|worth (?:paying|taking)[^.?!]{0,20}(?:early|discount)?|(?:is )?(?:it|that) worth|да (?:платя|плащам|платим)[^.?!]{0,20}(?:по-рано|веднага|предсрочно)|изгодно ли|струва ли си|да платя ли',
    ),
    solve: (m) => (m.has('termShort') ? early(m) : null),
  },
  {
    name: 'instalment',
    asks: asking(
      '(?:which|what)[^.?!]{0,20}(?:cheaper|better)|rent or buy|кое[^.?!]{0,20}(?:по-изгодно|по-евтино|по-добре)',
    ),
    solve: instalment,
  },
];
