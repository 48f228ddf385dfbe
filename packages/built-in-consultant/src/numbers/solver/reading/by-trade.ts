import type { Period } from '../../solution.ts';
import type { Read } from '../role.ts';
import { isMoney, withRole } from './by-question.ts';
import { said } from './words.ts';

type Pass = (figures: Read[], text: string) => Read[];

const isNumber = ({ unit }: Read) => unit === 'count' || unit === 'bare';
const withRoles = (figures: Read[], roles: ReadonlyMap<Read, Partial<Read>>): Read[] =>
  figures.map((each) => ({ ...each, ...roles.get(each) }));

const timeBefore: readonly [Period, RegExp][] = [
  ['day', said('(?:на ден|дневно|a day|per day|each day|every day)(?: [\\p{L}]+)? #')],
  ['week', said('(?:на седмица|седмично|a week|per week|each week|every week)(?: [\\p{L}]+)? #')],
  ['month', said('(?:на месец|месечно|a month|per month|each month|every month)(?: [\\p{L}]+)? #')],
];
/** „На ден 65 менюта“: the time goes before the number. */
const perBefore: Pass = (figures) =>
  figures.map((each) => {
    if (each.per !== null || each.role !== 'sold' || each.unit === 'money') return each;
    const time = timeBefore.find(([, words]) => words.test(each.words))?.[0];
    return time ? { ...each, per: time } : each;
  });

const costVerb = said(
  'cost~|разход~|струва|излиза|материал~|себестойност~|materials?|ingredients?|buy|купувам~',
);
/** „Обедно меню 11.90, храната излиза 4.30“: what is named first, without a word of a cost, is the price. */
const namedFirst: Pass = (figures) => {
  if (figures.some(({ role }) => role === 'price' || role === 'gainEach')) return figures;
  const [first] = figures;
  const costs = figures.filter(({ role }) => role === 'unitCost');
  const others = costs.filter((each) => each !== first);
  if (!first || others.length === 0 || !isMoney(first) || first.per !== null) return figures;
  if (first.role !== 'unitCost' && first.role !== null) return figures;
  const isPrice =
    !costVerb.test(first.words) &&
    others.every((each) => costVerb.test(each.words) && each.value < first.value);
  return isPrice && figures.some(({ role }) => role === 'sold')
    ? withRole(figures, first, 'price')
    : figures;
};

/** „Часът на механика ми струва 24 лв, таксувам 52“ */
const ofHour: Pass = (figures) => {
  if (
    !figures.some(({ role }) => role === 'hours') ||
    figures.some(({ role }) => role === 'hourPrice')
  )
    return figures;
  const cost = figures.find(
    ({ role, words }) =>
      role === 'hourCost' ||
      (role === 'unitCost' &&
        said('часът|час работа|an hour of|one hour|each hour|hourly').test(words)),
  );
  const price = figures.filter(({ role }) => role === 'price');
  const [only] = price;
  if (
    !cost ||
    !only ||
    price.length > 1 ||
    !said('charge~|bill~|таксувам~|фактурирам~').test(only.words)
  )
    return figures;
  return withRoles(
    figures,
    new Map<Read, Partial<Read>>([
      [cost, { role: 'hourCost' }],
      [only, { role: 'hourPrice' }],
    ]),
  );
};

/** A rate that pupils or clients pay, so many hours each. */
const paidByPupils: Pass = (figures) => {
  const pupils = figures.some(
    ({ role, noun }) =>
      role === 'sold' &&
      /^(?:students?|pupils?|kids|children|clients?|customers?|ученици|ученика|деца|курсисти|клиенти|клиента)$/u.test(
        noun,
      ),
  );
  const isTold = figures.some(({ role }) => role === 'price' || role === 'hourPrice');
  return pupils && !isTold && figures.some(({ role }) => role === 'hours')
    ? figures.map((each) =>
        each.role === 'hourCost' &&
        !costVerb.test(each.words) &&
        !said('pay|плащам').test(each.words)
          ? { ...each, role: 'hourPrice' as const }
          : each,
      )
    : figures;
};

const weekdays =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days$|^(?:weekends|sessions|понеделника|вторника|среди|четвъртъка|петъка|съботи|недели|уикенда|събития)$/u;
/** “14 an hour each, 5 hours, 18 Saturdays” */
const soldOnDays: Pass = (figures) =>
  figures.some(({ role }) => role === 'hours') &&
  figures.some(({ role }) => role === 'hourCost' || role === 'hourPrice')
    ? figures.map((each) =>
        weekdays.test(each.noun) && each.unit !== 'money'
          ? { ...each, role: 'times' as const, each: '', per: null }
          : each,
      )
    : figures;

/** An invoice with a share off. */
const ofInvoice: Pass = (figures) =>
  figures.some(({ role }) => role === 'discount')
    ? figures.map((each) =>
        /^(?:invoice|bill|фактура)$/u.test(each.noun) && isNumber(each)
          ? { ...each, role: 'amount' as const }
          : each,
      )
    : figures;

/** A flat that is let by the night, without a number of rooms. */
const letFlat: Pass = (figures) => {
  const isLet = figures.some(({ role }) => role === 'occupancy');
  if (!isLet || figures.some(({ role }) => role === 'price')) return figures;
  const open = figures.filter((each) => isMoney(each) && each.per === 'day' && each.role === null);
  const [only, ...others] = open;
  return only && others.length === 0
    ? withRoles(figures, new Map<Read, Partial<Read>>([[only, { role: 'price', per: null }]]))
    : figures;
};

const cars =
  /^(?:vans?|trucks?|cars?|lorries|buses|микробуса?|буса|камиона|коли|автомобила|тира)$/u;
/** “3 vans, each does …” */
const carsOf: Pass = (figures) =>
  figures.some(({ role }) => role === 'litres')
    ? figures.map((each) =>
        cars.test(each.noun) && isNumber(each) && each.role === 'sold'
          ? { ...each, role: 'cars' as const }
          : each,
      )
    : figures;

const soldPlainly = said(
  'прода(?:вам|ваме|м)(?: го| я| ги)? по #|(?:i |we )?sell (?:it |them )?(?:at|for) #',
);
/** „Продавам по 59“ with no noun is a price, if none is told. */
const soldFor: Pass = (figures) =>
  figures.some(({ role }) => role === 'price' || role === 'newPrice')
    ? figures
    : figures.map((each) =>
        each.role === 'sold' &&
        each.unit === 'bare' &&
        each.per === null &&
        soldPlainly.test(each.words) &&
        figures.some(({ role }) => role === 'unitCost' || role === 'costOff')
          ? { ...each, role: 'price' as const }
          : each,
      );

/** „18% отстъпка от 46 лв“ of the supplier is off the cost. */
const costOfSupplier: Pass = (figures) =>
  figures.map((each, index) =>
    figures[index - 1]?.role === 'costOff' &&
    each.role === null &&
    isMoney(each) &&
    /(?:от|off|on|of)\s*$/u.test(each.gap)
      ? { ...each, role: 'unitCost' as const }
      : each,
  );

/** Passes that look at what is sold by the hour, the day or the piece. */
export const placedByTrade: readonly Pass[] = [
  perBefore,
  namedFirst,
  ofHour,
  paidByPupils,
  soldOnDays,
  ofInvoice,
  letFlat,
  carsOf,
  costOfSupplier,
  soldFor,
];
