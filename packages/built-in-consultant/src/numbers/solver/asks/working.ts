import { type Ask, type Found, found } from '../ask.ts';
import type { Model } from '../model.ts';
import { assuming, by, given, type Node } from '../node.ts';
import { asking, said } from '../reading/words.ts';
import { takenShare } from '../relations/each.ts';
import { fixedIn } from '../relations/period.ts';
import { neededOf } from './even.ts';

/** What an hour of an employee costs, by the hours that are paid and by those that customers pay for. */
function hourOfOne(m: Model): Found | null {
  const cost = fixedIn(m, 'month');
  const paid = by('hourPaid', 'quotient', [cost ?? null, m.one('hours')], 'money');
  if (!m.has('billed')) return null;
  const billed = by('hourBilled', 'quotient', [cost ?? null, m.one('billed')], 'money');
  return found('hour-of-one', { billed, paid, cost: cost ?? null });
}

/** So many pupils or clients, with so many hours each, at a rate, in so many weeks. */
function byHours(m: Model): Found | null {
  const rate = m.one('hourPrice') ?? m.one('hourCost');
  const hours = m.reads('hours')[0];
  const count = m.one('sold') ?? m.one('people');
  const weeks = m.one('weeks');
  if (rate === null || hours === undefined || count === null || m.reads('hours').length > 1)
    return null;
  const times = m.one('times') ?? (hours.per === null ? m.one('days') : null);
  if (times !== null && weeks === null) {
    const all = by('hoursTime', 'product', [count, given(hours, 'number'), times], 'number');
    return m.has('commission', 'fixed')
      ? null
      : found('by-hours', { income: by('revenue', 'product', [all, rate], 'money') });
  }
  const week = by('hoursWeek', 'product', [count, given(hours, 'number')], 'number');
  const time =
    weeks && (hours.per ?? 'week') === 'week'
      ? by('hoursTime', 'product', [week, weeks], 'number')
      : week;
  if (weeks && time === week) return null;
  const income = by('revenue', 'product', [time, rate], 'money');
  const taken = takenShare(m);
  const left = taken ? by('afterCommission', 'rest', [income, taken], 'money') : income;
  const fixed = m.has('fixed') ? fixedIn(m, 'year') : null;
  if (fixed === undefined) return null;
  const rest = fixed ? by('left', 'difference', [left, fixed], 'money') : left;
  const per = weeks ? ('year' as const) : (hours.per ?? undefined);
  const time2 = per === undefined || per === 'hour' ? {} : { per };
  return taken || fixed
    ? found('by-hours-left', { rest, income }, time2)
    : found('by-hours', { income }, time2);
}

/** What hours leave that are sold at more than they cost. */
function hoursSold(m: Model): Found | null {
  const read = m.reads('hours')[0];
  const fixed = fixedIn(m);
  if (read === undefined || fixed === undefined || m.reads('hours').length > 1) return null;
  const hours = m.inPeriod(given(read, 'number'), read.per ?? m.period);
  const gain = by('gainHour', 'difference', [m.one('hourPrice'), m.one('hourCost')], 'money');
  const all = by('gainAll', 'product', [hours, gain], 'money');
  const left = fixed ? by('left', 'difference', [all, fixed], 'money') : all;
  const income = by('revenue', 'product', [hours, m.one('hourPrice')], 'money');
  const share = by('marginOfSales', 'ratio', [left, income], 'percent');
  const isTold = read.per !== null || fixed !== null;
  if (gain === null || gain.value <= 0) return null;
  return found('hours-sold', { left, gain, share }, isTold ? { per: m.period } : {});
}

/** What an agreed sum brought for each hour that it really took. */
function realRate(m: Model): Found | null {
  const pay = m.one('price') ?? m.one('revenue') ?? m.one('fixed');
  const agreed = m.one('agreed');
  const hours = m.one('hours');
  if (pay === null || agreed === null || hours === null) return null;
  const rate = by('rateAgreed', 'quotient', [pay, agreed], 'money');
  const real = by('rateReal', 'quotient', [pay, hours], 'money');
  const more = by('hoursMore', 'difference', [hours, agreed], 'number');
  if (more === null || more.value <= 0) return null;
  return found('real-rate', {
    real,
    rate,
    given: by('givenAway', 'product', [more, rate], 'money'),
    more,
  });
}

/** The income that is needed so that a sum is left after costs and tax; the tax is on what the costs leave. */
function incomeFor(m: Model): Node | null {
  const wanted = m.reads('target')[0];
  if (wanted === undefined || m.reads('target').length > 1) return null;
  const tax = m.one('taxShare');
  if (tax === null) return neededOf(m);
  const clear = m.inPeriod(given(wanted, 'money'), wanted.per ?? m.period);
  const gross = assuming(by('beforeTax', 'by-rest', [clear, tax], 'money'), 'taxOnRest');
  const fixed = fixedIn(m);
  if (fixed === undefined) return null;
  return fixed ? by('needed', 'sum', [gross, fixed], 'money') : gross;
}

function priceForIncome(m: Model): Found | null {
  const needed = incomeFor(m);
  const per = m.period;
  const hours = m.reads('hours')[0];
  if (hours && m.reads('hours').length === 1) {
    const all = m.inPeriod(given(hours, 'number'), hours.per ?? per, per);
    return found(
      'hour-rate',
      { rate: by('ratePerHour', 'quotient', [needed, all], 'money'), needed },
      { per },
    );
  }
  const sold = m.reads('sold')[0];
  if (sold === undefined || m.reads('sold').length > 1 || m.has('price')) return null;
  const count = m.inPeriod(given(sold, 'number'), sold.per ?? per, per);
  return found(
    'price-for-income',
    { price: by('priceNeeded', 'quotient', [needed, count], 'money'), needed },
    { per },
  );
}

/** The wages of a crew by the hour, and what they may be of the sales. */
function wageBill(m: Model): Found | null {
  const hours = m.reads('hours')[0];
  const days = m.one('days');
  const rate = m.one('hourCost');
  const count = m.one('crew') ?? m.one('staff') ?? m.one('people') ?? m.one('sold');
  if (!hours || rate === null || count === null || m.reads('hours').length > 1 || m.has('price'))
    return null;
  const day = by('hoursOfAll', 'product', [count, given(hours, 'number')], 'number');
  const all =
    days && (hours.per === 'day' || hours.per === null)
      ? by('hoursTime', 'product', [day, days], 'number')
      : day;
  const bill = by('wagesAll', 'product', [all, rate], 'money');
  const share = m.one('costShare') ?? m.one('ownShare');
  if (!share) return found('wage-bill', { bill });
  return found('wage-bill-sales', {
    bill,
    sales: by('salesForWages', 'by-share', [bill, share], 'money'),
  });
}

/** Questions about hours, wages, and prices that have to bring an income. */
export const working: readonly Ask[] = [
  {
    name: 'hoursSold',
    asks: asking(
      '(?:what|how much)[^.?!]{0,30}(?:profit|left|earn|make|margin)[^.?!]{0,30}|(?:каква|какъв|колко|какво)[^.?!]{0,24}(?:печалба~|печеля|остава~|марж~|чисто)[^.?!]{0,30}|is (?:it|that) worth(?: it)?|(?:what|which|какъв|колко)[^.?!]{0,8}(?:percent~|%|процент~)',
    ),
    needs: (has) =>
      has('hourPrice') &&
      has('hourCost') &&
      has('hours') &&
      !has('price', 'unitCost', 'callOut', 'sold', 'target', 'commission', 'costShare'),
    solve: hoursSold,
  },
  {
    name: 'hourOfOne',
    asks: asking(
      '(?:what|how much|колко)[^.?!]{0,50}(?:cost~|струва|излиза)[^.?!]{0,40}(?:hour|час~)|(?:колко|what)[^.?!]{0,20}(?:часът|час~)[^.?!]{0,30}(?:струва|излиза)~|cost per hour|hourly cost',
    ),
    needs: (has) => has('billed'),
    solve: hourOfOne,
  },
  {
    name: 'byHours',
    asks: asking(
      '(?:what|how much)[^.?!]{0,24}(?:do|will|would|does|can) (?:i|we|it)[^.?!]{0,30}(?:bring|take|make|earn|get|come)[^.?!]{0,30}|(?:колко|какво)[^.?!]{0,30}(?:изкарвам|изкарваме|печеля|взимам|получавам|остава|правя|прибирам)[^.?!]{0,30}',
    ),
    needs: (has) =>
      has('hours') &&
      has('hourPrice', 'hourCost') &&
      has('sold', 'people') &&
      !has('price', 'unitCost', 'costShare', 'ownShare', 'staff', 'crew'),
    solve: byHours,
  },
  {
    name: 'realRate',
    asks: asking(
      '(?:what|how much)[^.?!]{0,30}(?:real|true|actual|effective)[^.?!]{0,14}(?:rate|hour)[^.?!]{0,24}|how much[^.?!]{0,16}(?:give|gave|given) away[^.?!]{0,24}|(?:колко|каква)[^.?!]{0,24}(?:реално|реална~|на час|подар~)[^.?!]{0,24}',
    ),
    needs: (has) => has('agreed'),
    solve: realRate,
  },
  {
    name: 'priceForIncome',
    asks: asking(
      '(?:price|rate|fee) (?:per|a|for (?:a|one|each)) \\p{L}+(?! (?:do|will))|(?:what|which|how much)[^.?!]{0,30}(?:price|rate|charge|fee|ask)[^.?!]{0,30}|hourly rate|(?:каква|по колко|на каква|колко)[^.?!]{0,40}(?:ставка|цена~|взимам|взема|такса~|час~|искам|да струва)[^.?!]{0,20}',
    ),
    needs: (has) =>
      has('target') &&
      has('taxShare') &&
      has('sold', 'hours') &&
      !has('unitCost', 'price', 'hourPrice', 'hourCost'),
    solve: priceForIncome,
  },
  {
    name: 'wageBill',
    asks: asking(
      '(?:(?:what|how much)[^.?!]{0,24})?(?:weekly |monthly |daily |the )?(?:wage bill|wages|payroll|staff cost)[^.?!]{0,20}|what (?:do|should|must) (?:i|we) (?:need|have) to (?:take|turn over|sell)[^.?!]{0,24}|(?:колко|какъв)[^.?!]{0,30}(?:заплати~|надниц~|оборот~|за труд)[^.?!]{0,24}',
    ),
    not: said('take home'),
    needs: (has) => has('hourCost') && has('hours'),
    solve: wageBill,
  },
];
