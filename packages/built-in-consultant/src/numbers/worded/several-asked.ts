import { lettered } from '@savet/text/lettered';
import type { Definition } from '../inputs.ts';
import { severalAsked } from '../several-sums.ts';
import { isAmount, only, type WordedSum, type Worked } from './worded.ts';

const spentBefore = lettered(
  /(?<!\p{L})(?:spen[dt]|paid|costs?|budget|ads|advertising|campaigns?|кампани\p{L}*|струва\p{L}*|дад\p{L}*|похарч\p{L}*|плат\p{L}*|бюджет\p{L}*|реклам\p{L}*)(?!\p{L})[^\d]{0,25}$/iu,
);
const viewsAfter = lettered(/^\s*(?:impressions|views|импреси\p{L}*|показвания)(?!\p{L})/iu);
const clicksAfter = lettered(
  /^\s*(?:clicks?|visit(?:s|ors?)|клика?|кликове|посещения|посетители)(?!\p{L})/iu,
);
const ordersAfter = lettered(
  /^\s*(?:orders?|sales|purchases|buyers|поръчки|продажби|покупки)(?!\p{L})/iu,
);
const clientsAfter = lettered(
  /^\s*(?:new |нови )?(?:customers?|clients?|members?|subscribers?|клиент\p{L}*|член\p{L}*|абонат\p{L}*)(?!\p{L})/iu,
);
const eachBefore = lettered(
  /(?<!\p{L})(?:of|at|each|for|pay|pays|paying|worth|average|по|от|плаща\p{L}*|средно|всеки)(?!\p{L})[^\d,;]{0,12}$/iu,
);
const monthAfter =
  /^\s*(?:€|euro|eur|евро|лв\.?|лева)?\s?(?:a|per|each|every|на|всеки)? ?(?:month|месец|месечно)/iu;
const monthsAfter = /^\s*(?:months|месеца)/iu;
const lostBefore = lettered(
  /(?<!\p{L})(?:los(?:e|es|t|ing)|leaves?|cancels?|губ\p{L}*|напуска\p{L}*|отказва\p{L}*|отпада\p{L}*)(?!\p{L})[^\d,;]{0,12}$/iu,
);

function worked(name: keyof typeof severalAsked, given: Worked['given']): Worked | null {
  const definition: Definition = severalAsked[name];
  const results = definition.compute(given);
  return results === null ? null : { name, given, results };
}

/** “500 on ads, 1,000 clicks, 20 orders of 40”: conversion, cost per order and what comes back per euro. */
export const campaign: WordedSum = (_, figures) => {
  if (!figures.every(isAmount)) return null;
  const impressions = only(figures, ({ after }) => viewsAfter.test(after));
  if (figures.length !== (impressions === undefined ? 4 : 5)) return null;
  const clicks = only(figures, ({ after }) => clicksAfter.test(after));
  const orders = only(figures, ({ after }) => ordersAfter.test(after));
  const rest = figures.filter((figure) => ![impressions, clicks, orders].includes(figure));
  const average = only(rest, ({ before }) => eachBefore.test(before) && !spentBefore.test(before));
  const spend = only(rest, (figure) => figure !== average && spentBefore.test(figure.before));
  if (!clicks || !orders || !average || !spend) return null;
  return worked('ad-campaign', {
    ...{ spend: spend.value, clicks: clicks.value },
    ...{ orders: orders.value, average: average.value },
    ...(impressions !== undefined && { impressions: impressions.value }),
  });
};

/** “900 on ads, 30 customers, 50 a month for 10 months: CAC and LTV?” */
export const winAndKeep: WordedSum = (question, figures) => {
  if (!/ltv|lifetime|стойност на (?:един )?клиент|носи един клиент/iu.test(question)) return null;
  if (figures.length !== 4) return null;
  const customers = only(figures, ({ after }) => clientsAfter.test(after));
  const months = only(figures, ({ after }) => monthsAfter.test(after));
  const monthly = only(
    figures,
    (figure) => figure !== months && isAmount(figure) && monthAfter.test(figure.after),
  );
  const spend = only(
    figures,
    (figure) => ![customers, months, monthly].includes(figure) && spentBefore.test(figure.before),
  );
  if (!customers || !months || !monthly || !spend) return null;
  return worked('win-and-keep', {
    ...{ spend: spend.value, customers: customers.value },
    ...{ monthly: monthly.value, months: months.value },
  });
};

/** “200 members at 35 a month, 10 leave a month”: churn, how long one stays, and what goes in a year. */
export const churnAndLoss: WordedSum = (question, figures) => {
  if (!/churn|отлив|lose|губ/iu.test(question) || figures.length !== 3) return null;
  const start = only(figures, ({ after }) => clientsAfter.test(after));
  const lost = only(figures, (figure) => figure !== start && lostBefore.test(figure.before));
  const price = only(
    figures,
    (figure) => ![start, lost].includes(figure) && eachBefore.test(figure.before),
  );
  if (!start || !lost || !price || !monthAfter.test(lost.after)) return null;
  return worked('churn-and-loss', {
    ...{ start: start.value, lost: lost.value },
    price: price.value,
  });
};

const hoursAfter = lettered(
  /^\s*(?:(?:working|billable|работни|платени) )?(?:hours?|часа)(?!\p{L})/iu,
);
const anHour = lettered(
  /^\s*(?:€|euro|eur|евро|лв\.?|лева)?\s?(?:an|per|a|each|на|за)\s(?:hour|час)(?!\p{L})/iu,
);
const costsAround = lettered(
  /(?<!\p{L})(?:costs?|expenses|rent|разход\p{L}*|наем\p{L}*)(?!\p{L})/iu,
);

/** “40 an hour, 100 hours, 800 of costs”: what is left in all and per hour. */
export const hoursLeft: WordedSum = (question, figures) => {
  if (figures.length !== 3 || !figures.every(isAmount)) return null;
  if (!/earn|profit|left|make|печел|печалб|оста|изкар/iu.test(question)) return null;
  const rate = only(figures, ({ after }) => anHour.test(after));
  const hours = only(figures, (figure) => figure !== rate && hoursAfter.test(figure.after));
  const costs = only(
    figures,
    (figure) => figure !== rate && figure !== hours && costsAround.test(figure.around),
  );
  if (!rate || !hours || !costs) return null;
  return worked('hours-left', { rate: rate.value, hours: hours.value, costs: costs.value });
};

const peopleAfter = lettered(
  /^\s*(?:paying )?(?:people|persons|guests|participants|passengers|seats|children|students|души|човека|гости|участници|места|деца|курсисти|пътници)(?!\p{L})/iu,
);

/** “My costs are 80 per trip, and I take 4 people”: figures for advice on the price, which ask nothing by themselves. */
export const perHead: WordedSum = (_, figures) => {
  if (figures.length !== 2 || !figures.every(isAmount)) return null;
  const people = only(figures, ({ after }) => peopleAfter.test(after));
  const costs = only(
    figures,
    (figure) => figure !== people && costsAround.test(`${figure.before} ${figure.after}`),
  );
  if (!people || !costs) return null;
  return worked('per-head', { costs: costs.value, people: people.value });
};
