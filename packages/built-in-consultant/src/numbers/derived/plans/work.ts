import { lettered } from '@savet/text/lettered';
import type { Term } from '../../steps.ts';
import {
  amount,
  asking,
  type Given,
  number,
  type Plan,
  percent,
  type Sheet,
  valueOf,
} from '../plan.ts';

const STANDARD_VAT = 20;
const wantsVat = asking('vat|ддс');
const withVat = lettered(
  /(?:with|incl\p{L}*|plus|and|със|с|и|плюс|включ\p{L}*) (?:the )?(?:\d+ ?% )?(?:vat|ддс)/iu,
);

/** The costs of a job, each or together. */
function costsOf(given: Given, sheet: Sheet): Term {
  return sheet.sum(
    'costs',
    given.all('jobCost').map((item) => sheet.term('part', item, 'money')),
    'money',
  );
}

/** The profit on a job at a quoted price, with a discount if one is asked for. */
const fixedJob: Plan = {
  name: 'fixed-job',
  asks: asking(
    'left|keep|make|earn|profit|agree|worth|take it|оста(?:ва|ват|не|нат)|печел~|печалба~|изкарва~|да се съглася|изгодно|струва ли си|на плюс',
  ),
  unless: asking('loan|кредит~|a month|на месец|per month|commission|комисион~'),
  needs: ['quoted'],
  may: ['off'],
  lists: ['jobCost'],
  rest: 'jobCost',
  isJoined: true,
  work(given, sheet) {
    const item = given.one('quoted');
    const off = given.one('off');
    if (given.all('jobCost').length === 0) return null;
    if (item === undefined || item.factors.length > 0 || (off?.value ?? 0) >= 100) return null;
    if (given.all('jobCost').some((each) => each.per !== null && each.factors.length === 0))
      return null;
    const full = amount(item.value);
    const costs = costsOf(given, sheet);
    const price = off ? sheet.add('discounted', 'rest', [full, percent(off.value)], 'money') : full;
    const left = sheet.add('leftOfProject', 'difference', [price, costs], 'money');
    const values = { left: amount(Math.abs(left.value)), costs, price };
    if (left.value < 0) return { say: 'loss', values, steps: sheet.steps };
    const share = sheet.add('marginOfPrice', 'ratio', [left, price], 'percent');
    if (!off) return { say: 'left', values: { ...values, share }, steps: sheet.steps };
    const before = sheet.add('profitBefore', 'difference', [full, costs], 'money');
    const given_ = sheet.add('off', 'difference', [full, price], 'money');
    const lost = sheet.add('ofProfit', 'ratio', [given_, before], 'percent');
    return { say: 'off', values: { ...values, before, lost, share }, steps: sheet.steps };
  },
};

/** A price from what a job or a piece costs: with a reserve, or for a margin that is wanted, and with VAT. */
const costPrice: Plan = {
  name: 'cost-price',
  asks: asking(
    'what (?:should|do|would|must|can) (?:i|we)|what price|how much (?:should|do|to)|quote|price|charge|цена|колко да|каква|оферта~|на колко|колко (?:става|излиза)',
  ),
  unless: asking('left|остава~|commission|комисион~|rais~|вдигна|discount|отстъпк~'),
  needs: ['jobCost'],
  may: ['wantedMargin', 'reserve', 'vat'],
  lists: ['jobCost'],
  isJoined: true,
  work(given, sheet) {
    const [margin, reserve, vat] = [
      given.one('wantedMargin'),
      given.one('reserve'),
      given.one('vat'),
    ];
    if ((margin === undefined) === (reserve === undefined)) return null;
    if (given.all('jobCost').some(({ per, factors }) => per !== null && factors.length === 0))
      return null;
    const costs = costsOf(given, sheet);
    if ((margin?.value ?? 0) >= 95) return null;
    const net = margin
      ? sheet.add('price', 'by-rest', [costs, percent(margin.value)], 'money')
      : sheet.add('withReserve', 'more', [costs, percent(valueOf(reserve))], 'money');
    const kind = margin ? 'margin' : 'reserve';
    const left = sheet.add('profit', 'difference', [net, costs], 'money');
    const isWithVat = vat !== undefined || wantsVat.test(given.question);
    if (!isWithVat) return { say: kind, values: { net, costs, left }, steps: sheet.steps };
    const rate = percent(vat?.value ?? STANDARD_VAT);
    const gross = sheet.add('withVat', 'more', [net, rate], 'money');
    return {
      say: `${kind}-vat`,
      values: { net, gross, costs, left },
      steps: sheet.steps,
      assumes: vat ? [] : ['vat20'],
    };
  },
};

/** VAT in or out of an amount, at the usual rate if none is told. */
const usualVat: Plan = {
  name: 'usual-vat',
  asks: asking('vat|ддс'),
  unless: asking(
    'register~|регистр~|refund|възстанов~|margin|марж~|profit|печал~|отстъпк~|discount',
  ),
  needs: ['vatAmount'],
  work(given, sheet) {
    const item = given.one('vatAmount');
    if (
      item === undefined ||
      item.per !== null ||
      !/(?:how much|what|колко|каква|какъв)/iu.test(given.question)
    )
      return null;
    const total = amount(item.value);
    const isWith = withVat.test(item.around);
    const isWithout = lettered(/(?:without|before|excl\p{L}*|net|без|преди) (?:vat|ддс)/iu).test(
      item.around,
    );
    if (isWith === isWithout) return null;
    const rate = percent(STANDARD_VAT);
    const net = isWith ? sheet.add('withoutVat', 'by-more', [total, rate], 'money') : total;
    const gross = isWith ? total : sheet.add('withVat', 'more', [net, rate], 'money');
    const vat = sheet.add('vatPart', 'difference', [gross, net], 'money');
    return {
      say: isWith ? 'out' : 'on',
      values: { net, gross, vat },
      steps: sheet.steps,
      assumes: ['vat20'],
    };
  },
};

/** The profit per hour of one’s own work, after material and monthly costs. */
const ownHour: Plan = {
  name: 'own-hour',
  asks: asking('an hour|per hour|hourly|на час'),
  unless: asking('what (?:rate|should)|how many|колко часа|каква ставка'),
  needs: ['sellPrice', 'hoursOfOne'],
  may: ['done'],
  lists: ['unitCost', 'running'],
  work(given, sheet) {
    const price = amount(valueOf(given.one('sellPrice')));
    const hours = number(valueOf(given.one('hoursOfOne')));
    const done = given.one('done');
    const costs = given.all('unitCost').map(({ value }) => amount(value));
    const left =
      costs.length > 0 ? sheet.add('gain', 'difference', [price, ...costs], 'money') : price;
    if (left.value <= 0 || hours.value <= 0) return null;
    const fixed = given.all('running').map(({ value }) => amount(value));
    if (given.all('running').some(({ per }) => per !== null && per !== 'month')) return null;
    if (fixed.length > 0 !== (done !== undefined)) return null;
    if (done === undefined) {
      if (costs.length === 0) return null;
      const hour = sheet.add('paidHour', 'quotient', [left, hours], 'money');
      return { say: 'one', values: { hour, left }, steps: sheet.steps };
    }
    if (done.per !== 'month') return null;
    const all = sheet.add('gainAll', 'product', [number(done.value), left], 'money');
    const rest = sheet.add('leftMonth', 'difference', [all, ...fixed], 'money');
    const worked = sheet.add('hoursAll', 'product', [number(done.value), hours], 'number');
    const hour = sheet.add('paidHour', 'quotient', [rest, worked], 'money');
    return hour.value <= 0
      ? null
      : { say: 'month', values: { hour, rest, worked }, steps: sheet.steps };
  },
};

/** How many more sales a rise of a regular cost takes. */
const dearerRent: Plan = {
  name: 'dearer-rent',
  asks: asking(
    'how many more|how much more|more (?:sales|do i|must i|customers)|stand still|колко (?:повече|още)|с колко повече',
  ),
  needs: ['rentFrom', 'rentTo', 'keptShare', 'sellPrice'],
  work(given, sheet) {
    const [from, to] = [given.one('rentFrom'), given.one('rentTo')];
    const kept = percent(valueOf(given.one('keptShare')));
    if (kept.value >= 100) return null;
    const more = sheet.add(
      'dearer',
      'difference',
      [amount(valueOf(to)), amount(valueOf(from))],
      'money',
    );
    const each = sheet.add(
      'gain',
      'share',
      [amount(valueOf(given.one('sellPrice'))), kept],
      'money',
    );
    if (more.value <= 0) return null;
    const exact = sheet.add('salesNeeded', 'quotient', [more, each], 'number');
    const sales = sheet.add('salesNeeded', 'round-up', [exact], 'number');
    return { say: 'sales', values: { sales, more, each }, steps: sheet.steps };
  },
};

/** Regular clients of whom some leave. */
const fewerClients: Plan = {
  name: 'fewer-clients',
  asks: asking('how much|what|by how much|колко|с колко|какво'),
  unless: asking('rais~|вдигна|rent|наем|cost|струва|churn|worth|стойност'),
  needs: ['sellPrice', 'goneOf'],
  isJoined: true,
  work(given, sheet) {
    const item = given.one('sellPrice');
    const [count, rate, ...others] = item?.factors ?? [];
    const gone = given.one('goneOf');
    const per = item?.per ?? item?.told;
    if (!item || !count || !rate || !gone || others.length > 0 || per !== 'month') return null;
    if (gone.value >= count.value) return null;
    const month = sheet.add(
      'lostMonth',
      'product',
      [number(gone.value), amount(rate.value)],
      'money',
    );
    const year = sheet.add('lostYear', 'product', [month, number(12)], 'money');
    const all = sheet.add('revenue', 'product', [number(count.value), amount(rate.value)], 'money');
    const share = sheet.add('lostShare', 'ratio', [month, all], 'percent');
    return { say: 'lost', values: { year, month, share }, steps: sheet.steps };
  },
};

export const work: readonly Plan[] = [
  fixedJob,
  costPrice,
  usualVat,
  ownHour,
  dearerRent,
  fewerClients,
];
