import { amount, asking, number, type Plan, percent, valueOf } from '../plan.ts';

/** The fixed rate of the lev to the euro. */
const LEVA_IN_EURO = 1.95583;

const levToEuro: Plan = {
  name: 'to-euro',
  asks: asking('(?:in|to|into) euros?|how many euros?|в евро|колко евро|евро са|към евро'),
  needs: ['leva'],
  work(given) {
    const leva = number(valueOf(given.one('leva')));
    return { say: 'euro', values: { euro: number(leva.value / LEVA_IN_EURO), leva }, steps: [] };
  },
};

const euroToLev: Plan = {
  name: 'to-leva',
  asks: asking(
    '(?:in|to|into) (?:leva|lev|bgn)|how many leva|в лева|в лв|колко лева|лева са|към лева',
  ),
  needs: ['euros'],
  work(given) {
    const euro = number(valueOf(given.one('euros')));
    return { say: 'leva', values: { leva: number(euro.value * LEVA_IN_EURO), euro }, steps: [] };
  },
};

/** The equal payments of a loan. */
const loan: Plan = {
  name: 'loan',
  asks: asking(
    'payments?|instal?ments?|repay~|(?:a|per|each|every) month|monthly|what do i pay|вноск~|на месец|месечно|колко (?:ще )?(?:плащам|връщам|излиза)',
  ),
  needs: ['principal', 'interest'],
  beside: ['years', 'months'],
  work(given) {
    const principal = amount(valueOf(given.one('principal')));
    const rate = percent(valueOf(given.one('interest')));
    const years = given.one('years');
    const months = (years ? years.value * 12 : 0) + (given.one('months')?.value ?? 0);
    if (months <= 0 || rate.value <= 0 || rate.value > 60) return null;
    const monthly = rate.value / 1200;
    const payment = (principal.value * monthly) / (1 - (1 + monthly) ** -months);
    const all = payment * months;
    return {
      say: 'payment',
      values: {
        payment: amount(payment),
        all: amount(all),
        cost: amount(all - principal.value),
        months: number(months),
        rate,
        principal,
      },
      steps: [],
    };
  },
};

/** From one value to another, and back. */
const growth: Plan = {
  name: 'growth',
  asks: asking(
    'how much did (?:we|i|it) grow|by (?:what|how many) per ?cent|what (?:is the )?growth|grow(?:n|th)?|с колко(?: процента)?|колко процента|какъв ръст|ръст~|how many percent',
  ),
  unless: asking(
    'price|цена~|cost~|margin|марж~|discount|отстъпк~|VAT|ДДС|a year for|(?:per|a) month\\?|need per month|на месец',
  ),
  needs: ['earlier', 'later'],
  work(given, sheet) {
    const earlier = amount(valueOf(given.one('earlier')));
    const later = amount(valueOf(given.one('later')));
    const change = sheet.add('difference', 'difference', [later, earlier], 'money');
    const share = sheet.add('changeShare', 'ratio', [change, earlier], 'percent');
    if (share.value >= 0) {
      const next = sheet.add('nextYear', 'more', [later, percent(share.value)], 'money');
      return { say: 'grown', values: { share, change, next }, steps: sheet.steps };
    }
    const back = sheet.add('backShare', 'ratio', [amount(-change.value), later], 'percent');
    return {
      say: 'fallen',
      values: { share: percent(-share.value), change: amount(-change.value), back },
      steps: sheet.steps,
    };
  },
};

/** A sum by shares: “60 to 40”. */
const split: Plan = {
  name: 'split',
  asks: asking('split|divide|share|делим|разделим|разпредел~|по колко'),
  needs: ['partOne', 'partTwo', 'total'],
  ignores: ['heads'],
  work(given, sheet) {
    const total = amount(valueOf(given.one('total')));
    const [one, two] = [valueOf(given.one('partOne')), valueOf(given.one('partTwo'))];
    if (one + two !== 100) return null;
    const first = sheet.add('firstPart', 'share', [total, percent(one)], 'money');
    const second = sheet.add('secondPart', 'share', [total, percent(two)], 'money');
    return {
      say: 'parts',
      values: { first, second, one: percent(one), two: percent(two) },
      steps: sheet.steps,
    };
  },
};

/** A part of a price now, the rest later. */
const partNow: Plan = {
  name: 'part-now',
  asks: asking('how much|what (?:do|is)|колко'),
  needs: ['total', 'part'],
  ignores: ['months'],
  unless: asking('salar~|заплат~|discount|отстъпк~|cost|разход~|себестойност~'),
  work(given, sheet) {
    const total = amount(valueOf(given.one('total')));
    const share = percent(valueOf(given.one('part')));
    if (share.value >= 100) return null;
    const now = sheet.add('partNow', 'share', [total, share], 'money');
    const later = sheet.add('partLater', 'difference', [total, now], 'money');
    return { say: 'parts', values: { now, later }, steps: sheet.steps };
  },
};

/** How long the stock lasts, and when the next order is due. */
const stockDays: Plan = {
  name: 'stock',
  asks: asking(
    'when (?:do|should|must) (?:i|we) order|how (?:long|many (?:days|weeks))|кога (?:да|трябва да) поръч~|за колко (?:време|дни)|колко (?:дни|време)',
  ),
  needs: ['stock', 'volume'],
  may: ['days'],
  work(given, sheet) {
    const stock = number(valueOf(given.one('stock')));
    const item = given.one('volume');
    const day = number(valueOf(item));
    if ((item?.per ?? item?.told) !== 'day' || day.value >= stock.value) return null;
    const lasts = sheet.add('lastsDays', 'quotient', [stock, day], 'number');
    const lead = given.one('days');
    if (lead === undefined) return { say: 'lasts', values: { lasts }, steps: sheet.steps };
    const until = sheet.add('orderIn', 'difference', [lasts, number(lead.value)], 'number');
    const level = sheet.add('orderAt', 'product', [number(lead.value), day], 'number');
    return {
      say: until.value >= 0 ? 'order' : 'late',
      values: { until: number(Math.abs(until.value)), lasts, level },
      steps: sheet.steps,
    };
  },
};

/** How many of the first stage it takes, at the shares of the last time. */
const funnel: Plan = {
  name: 'funnel',
  asks: asking('how many|колко'),
  needs: ['sent', 'signed', 'aim'],
  beside: ['between'],
  work(given, sheet) {
    const sent = number(valueOf(given.one('sent')));
    const signed = number(valueOf(given.one('signed')));
    const aim = number(valueOf(given.one('aim')));
    const stages = [sent, ...given.all('between').map(({ value }) => number(value)), signed];
    if (stages.some((each, index) => index > 0 && each.value > (stages[index - 1]?.value ?? 0)))
      return null;
    const each = sheet.add('sentForOne', 'quotient', [sent, signed], 'number');
    const all = sheet.add('sentNeeded', 'product', [each, aim], 'number');
    return {
      say: 'sent',
      values: { all: number(Math.ceil(all.value)), each, aim },
      steps: sheet.steps,
    };
  },
};

export const plain: readonly Plan[] = [
  levToEuro,
  euroToLev,
  loan,
  growth,
  split,
  partNow,
  stockDays,
  funnel,
];
