import { lettered } from '@savet/text/lettered';
import { isAmount, isPercent, only, type WordedSum } from './worded.ts';

/** The periods below, in days and months of a year. */
const DAYS = 30;
const MONTHS = 12;
const WEEKS = 52;

const asksProfit = lettered(
  /(?<!\p{L})(?:profit\p{L}*|earn\p{L}*|make|left|печал\p{L}*|печел\p{L}*|остава\p{L}*|изкарвам\p{L}*)(?!\p{L})/iu,
);
const asksYear = /(?:how much|what)[^?]{0,60}\byear|(?:колко|каква)[^?]{0,60}годин/iu;
const otherCosts = lettered(
  /(?<!\p{L})(?:rent|fixed|wages?|ads?|spen[dt]|invest\p{L}*|наем\p{L}*|постоянн\p{L}*|заплат\p{L}*|реклам\p{L}*|похарч\p{L}*|влож\p{L}*)(?!\p{L})/iu,
);
const priceBefore = lettered(
  /(?<!\p{L})(?:at|for|price(?: is| of)?|sells? (?:for|at)|по|за|цена(?:та)?(?: е)?)\s(?:€\s?)?$/iu,
);
const costBefore = lettered(
  /(?<!\p{L})(?:costs?|cost (?:is|of)|струва\p{L}*|себестойност\p{L}*|излиза\p{L}*)(?: (?:me|us|e|е|ми|ни|около|about)){0,2}\s(?:€\s?)?$/iu,
);
const perMonth = lettered(
  /(?<!\p{L})(?:(?:a|per|each|every|на|всеки) (?:month|месец)|monthly|месечно)/iu,
);
const perWeek = lettered(
  /(?<!\p{L})(?:(?:a|per|each|every|на|всяка) (?:week|седмица)|weekly|седмично)/iu,
);

const takesHalf = lettered(/(?<!\p{L})(?:half|половин\p{L}*)(?!\p{L})/iu);
const aim = lettered(/(?<!\p{L})(?:make|earn|изкарам|изкарвам|спечеля|печеля)\s(?:[€£]\s?)?$/iu);

/** “300 pieces a month at 12, each costs 7”: what all of them and each one leave. */
export const piecesProfit: WordedSum = (question, figures) => {
  if (figures.length !== 3 || !figures.every(isAmount)) return null;
  if (!asksProfit.test(question) || otherCosts.test(question)) return null;
  const cost = only(figures, ({ before }) => costBefore.test(before));
  const price = only(figures, (figure) => figure !== cost && priceBefore.test(figure.before));
  const count = only(figures, (figure) => figure !== cost && figure !== price);
  if (cost === undefined || price === undefined || count === undefined) return null;
  if (count.unit === 'money' || price.value <= cost.value) return null;
  // “To make 1,000 a month” is an amount, and half of the price may go to a shop.
  if (aim.test(count.before) || takesHalf.test(question)) return null;
  const each = price.value - cost.value;
  const total = each * count.value;
  const periods = perMonth.test(question) ? MONTHS : perWeek.test(question) ? WEEKS : 0;
  return {
    name: 'pieces-profit',
    given: { count: count.value, price: price.value, cost: cost.value },
    results: {
      total: { value: total, as: 'money' },
      each: { value: each, as: 'money' },
      ...(periods > 0 && asksYear.test(question)
        ? { left: { value: total * periods, as: 'money' as const } }
        : {}),
    },
  };
};

const comesIn = lettered(
  /(?<!\p{L})(?:earn\p{L}*|make|income|revenue|turnover|take in|изкарва\p{L}*|печел\p{L}*|приход\p{L}*|оборот\p{L}*|влиза\p{L}*)(?!\p{L})[^\d]{0,20}$/iu,
);
const goesOut = lettered(
  /(?<!\p{L})(?:spend\p{L}*|costs?|expenses|pay|харч\p{L}*|разход\p{L}*|излиза\p{L}*|плаща\p{L}*)(?!\p{L})[^\d]{0,20}$/iu,
);
const asksLeft = lettered(/(?<!\p{L})(?:left|remain\p{L}*|остава\p{L}*)(?!\p{L})/iu);

/** “I earn 2,400 a month and spend 1,900, what is left per day?” */
export const leftOver: WordedSum = (question, figures) => {
  if (figures.length !== 2 || !figures.every(isAmount)) return null;
  if (!asksLeft.test(question) || !perMonth.test(question)) return null;
  const income = only(figures, ({ before }) => comesIn.test(before));
  const costs = only(figures, (figure) => figure !== income && goesOut.test(figure.before));
  if (income === undefined || costs === undefined || income.value <= costs.value) return null;
  const left = income.value - costs.value;
  return {
    name: 'left-over',
    given: { income: income.value, costs: costs.value },
    results: {
      month: { value: left, as: 'money' },
      day: { value: left / DAYS, as: 'money' },
      year: { value: left * MONTHS, as: 'money' },
    },
  };
};

const hoursAfter = lettered(/^\s*(?:working |работни )?(?:hours?|часа|часове)(?!\p{L})/iu);
const anHour = lettered(/^\s*(?:an|per|a|each|на|за)\s(?:hour|час)(?!\p{L})/iu);
const paidShare = lettered(
  /(?<!\p{L})(?:billable|paid|invoiced|bill|платен\p{L}*|фактурира\p{L}*)(?!\p{L})/iu,
);

/** “160 hours, 60 % billable at 40”: paid hours and what they bring. */
export const paidHours: WordedSum = (question, figures) => {
  if (figures.length !== 3 || !paidShare.test(question)) return null;
  const share = only(figures, isPercent);
  const hours = only(figures, ({ after }) => hoursAfter.test(after));
  const rate = only(figures, (figure) => figure !== share && figure !== hours && isAmount(figure));
  if (share === undefined || hours === undefined || rate === undefined) return null;
  if (share.value <= 0 || share.value > 100 || rate.value >= 1_000) return null;
  const paid = (hours.value * share.value) / 100;
  const income = paid * rate.value;
  return {
    name: 'paid-hours',
    given: { hours: hours.value, share: share.value, rate: rate.value },
    results: {
      income: { value: income, as: 'money' },
      paid: { value: paid, as: 'number' },
      each: { value: income / hours.value, as: 'money' },
      ...(perMonth.test(question) && asksYear.test(question)
        ? { left: { value: income * MONTHS, as: 'money' as const } }
        : {}),
    },
  };
};

const peopleAfter = lettered(
  /^\s*(?:\p{L}+ )?(?:people|workers?|employees|staff|helpers|waiters|души|човека|работни\p{L}*|служител\p{L}*|помощни\p{L}*)(?!\p{L})/iu,
);

/** “3 people at 9 euro an hour for 120 hours each”. */
export const crewCost: WordedSum = (question, figures) => {
  if (figures.length !== 3 || !figures.every(isAmount)) return null;
  const people = only(figures, ({ after }) => peopleAfter.test(after));
  const rate = only(figures, ({ after }) => anHour.test(after));
  const hours = only(figures, (figure) => figure !== rate && hoursAfter.test(figure.after));
  if (people === undefined || rate === undefined || hours === undefined) return null;
  // Else the hours may be those of all together.
  if (!lettered(/(?<!\p{L})(?:each|every one|всеки|по \d+ ?час)/iu).test(question)) return null;
  const each = rate.value * hours.value;
  return {
    name: 'crew-cost',
    given: { people: people.value, rate: rate.value, hours: hours.value },
    results: {
      total: { value: each * people.value, as: 'money' },
      each: { value: each, as: 'money' },
    },
  };
};

const spendBefore = lettered(
  /(?<!\p{L})(?:spent|paid|invested|budget|costs?|похарч\p{L}*|дад\p{L}*|плат\p{L}*|влож\p{L}*|бюджет\p{L}*)(?!\p{L})[^\d]{0,25}$/iu,
);
const wonAfter = lettered(
  /^\s*(?:new )?(?:orders?|customers?|clients?|sales|bookings?|sign-?ups|поръчк\p{L}*|клиент\p{L}*|продажб\p{L}*|резервац\p{L}*|записван\p{L}*)/iu,
);
const leavesEach = lettered(
  /(?<!\p{L})(?:profit|leaves?|left|margin|печалб\p{L}*|остав\p{L}*|остава\p{L}*|печеля)(?!\p{L})/iu,
);

/** “600 on ads, 30 orders, 25 profit each”: what is left after the spending. */
export const spendingGain: WordedSum = (question, figures) => {
  if (figures.length !== 3 || !figures.every(isAmount)) return null;
  if (perMonth.test(question)) return null;
  const spend = only(figures, ({ before }) => spendBefore.test(before));
  const customers = only(figures, ({ after }) => wonAfter.test(after));
  const each = only(figures, (figure) => figure !== spend && figure !== customers);
  if (spend === undefined || customers === undefined || each === undefined) return null;
  if (customers.value <= 0 || spend === customers) return null;
  if (!leavesEach.test(`${each.before} ${each.after.split(/[.?!]/u)[0] ?? ''}`)) return null;
  const gross = customers.value * each.value;
  return {
    name: 'campaign',
    given: { spend: spend.value, customers: customers.value, each: each.value },
    results: {
      cac: { value: spend.value / customers.value, as: 'money' },
      gross: { value: gross, as: 'money' },
      net: { value: gross - spend.value, as: 'money' },
    },
  };
};

const once = lettered(
  /(?<!\p{L})(?:once|one-?off|one time|single (?:purchase|order)|еднократ\p{L}*|веднъж)(?!\p{L})/iu,
);
const toWin = lettered(
  /(?<!\p{L})(?:spend|cost\p{L}*|pay|win\p{L}*|acqui\p{L}*|cac|харч\p{L}*|струва\p{L}*|плаща\p{L}*|привлич\p{L}*|дава\p{L}*)(?!\p{L})[^\d]{0,30}$/iu,
);

/** “A customer costs 120 and leaves 80 once”: it never comes back by months. */
export const oneOffCustomer: WordedSum = (question, figures) => {
  if (figures.length !== 2 || !figures.every(isAmount) || !once.test(question)) return null;
  const each = only(figures, ({ before }) => leavesEach.test(before));
  const spend = only(figures, (figure) => figure !== each && toWin.test(figure.before));
  if (spend === undefined || each === undefined) return null;
  return {
    name: 'campaign',
    given: { spend: spend.value, customers: 1, each: each.value },
    results: {
      cac: { value: spend.value, as: 'money' },
      gross: { value: each.value, as: 'money' },
      net: { value: each.value - spend.value, as: 'money' },
    },
  };
};
