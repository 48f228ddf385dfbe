import { lettered } from '@savet/text/lettered';
import { isAmount, isPercent, only, type WordedSum } from './worded.ts';

const count = (sign: RegExp) => (words: string) => sign.test(words);
const isLeads = count(
  /^\s*(?:enquir|inquir|leads?|request|contact|call|запитван|обаждан|контакт|лийд)/iu,
);
const buys =
  /(?:^[^.?!\d]*(?:bought|became|customers?|clients?|ordered|signed|купиха|станаха|клиент|поръчаха))/iu;
const adMoney = lettered(
  /(?<!\p{L})(?:spen[dt]|paid|cost|budget|похарч\p{L}*|дад\p{L}*|плат\p{L}*|бюджет)/iu,
);

/** “900 on ads, 45 enquiries, 9 bought”: what an enquiry and a customer cost. */
export const leadCost: WordedSum = (question, figures) => {
  if (!adMoney.test(question) || figures.length !== 3) return null;
  const leads = only(figures, ({ after }) => isLeads(after));
  const spend = only(
    figures,
    (figure) =>
      figure !== leads &&
      isAmount(figure) &&
      (adMoney.test(figure.before) || /^\s*(?:spent|похарчен)/iu.test(figure.after)),
  );
  const buyers = only(
    figures,
    (figure) => figure !== leads && figure !== spend && buys.test(figure.after),
  );
  if (leads === undefined || spend === undefined || buyers === undefined) return null;
  if (leads.value <= 0 || buyers.value <= 0 || buyers.value > leads.value) return null;
  return {
    name: 'lead-cost',
    given: { spend: spend.value, leads: leads.value, customers: buyers.value },
    results: {
      lead: { value: spend.value / leads.value, as: 'money' },
      customer: { value: spend.value / buyers.value, as: 'money' },
      rate: { value: (buyers.value / leads.value) * 100, as: 'percent' },
    },
  };
};

const visitorsSign = lettered(
  /(?<!\p{L})(?:visitors?|visits|sessions?|посетител\p{L}*|посещени\p{L}*)/iu,
);
const ordersSign = lettered(/(?<!\p{L})(?:orders?|purchases?|sales|поръчк\p{L}*|покупк\p{L}*)/iu);
const averageSign = lettered(
  /(?<!\p{L})(?:average|avg|basket|средн\p{L}*|кошница)(?!\p{L})(?:\s\p{L}+){0,3}\s?(?:of|is|e|от|е|:)?\s?$/iu,
);

/** “3,200 visitors, 64 orders, average order 48”: conversion and turnover. */
export const shopTurnover: WordedSum = (question, figures) => {
  if (figures.length !== 3 || !visitorsSign.test(question) || !ordersSign.test(question))
    return null;
  const average = only(figures, ({ before }) => averageSign.test(before));
  const [first, second] = figures.filter((figure) => figure !== average);
  if (average === undefined || first === undefined || second === undefined) return null;
  if (![first, second, average].every(isAmount)) return null;
  const visitors = Math.max(first.value, second.value);
  const orders = Math.min(first.value, second.value);
  if (orders <= 0) return null;
  return {
    name: 'shop-turnover',
    given: { visitors, orders, average: average.value },
    results: {
      rate: { value: (orders / visitors) * 100, as: 'percent' },
      revenue: { value: orders * average.value, as: 'money' },
    },
  };
};

const perCustomer = lettered(
  /(?:how many|колко)\s+(?:\p{L}+\s)?(?:customers?|clients?|subscri\p{L}*|members?|orders?|sales|guests?|students?|patients?|клиент\p{L}*|абонат\p{L}*|член\p{L}*|поръчк\p{L}*|продажб\p{L}*|гост\p{L}*|курсист\p{L}*|пациент\p{L}*|карти|билет\p{L}*|tickets?|memberships?)/iu,
);
const eachPays = lettered(
  /(?<!\p{L})(?:each|pays?|average|at|per (?:customer|client|order)|всек\p{L}*|плаща\p{L}*|средно|по|на клиент)(?!\p{L})[^\d]{0,12}$/iu,
);
const notTarget = lettered(
  /(?<!\p{L})(?:rent|costs?|wages?|salar\p{L}*|break\p{L}*|profit|margin|churn|lost|convers?\p{L}*|спечел\p{L}*|наем\p{L}*|разход\p{L}*|заплат\p{L}*|нула|печалб\p{L}*|марж\p{L}*|отлив\p{L}*|конверс\p{L}*)(?!\p{L})/iu,
);

/** “How many customers for 10,000 a month if each pays 29?” */
export const customersNeeded: WordedSum = (question, figures) => {
  if (!perCustomer.test(question) || notTarget.test(question)) return null;
  if (figures.length !== 2 || !figures.every(isAmount)) return null;
  const each = only(figures, ({ before }) => eachPays.test(before));
  const target = only(figures, (figure) => figure !== each);
  if (each === undefined || target === undefined || each.value <= 0) return null;
  if (target.value <= each.value) return null;
  const needed = Math.ceil(target.value / each.value - 1e-9);
  return {
    name: 'customers-needed',
    given: { target: target.value, each: each.value },
    results: {
      needed: { value: needed, as: 'number' },
      revenue: { value: needed * each.value, as: 'money' },
    },
  };
};

const roomSign = /^\s*(?:rooms?|beds?|apartments?|стаи|стая|легла|апартамента?|студиа)/iu;
const soldAfter = /^\s*(?:sold|occupied|booked|taken|продаден|заети|заета|резервиран)/iu;
const nightSign = /^\s*(?:a|per|на|за)?\s?(?:night|нощувка|нощ)/iu;
const daysSign = /^\s*(?:days?|nights?|дни|нощувки|нощи)/iu;
const NIGHTS = 30;

/** “24 rooms, 18 sold, 92 a night”: occupancy and turnover of a month. */
export const roomsSold: WordedSum = (_, figures) => {
  const rooms = only(figures, ({ after }) => roomSign.test(after));
  const sold = only(figures, ({ after }) => soldAfter.test(after));
  const days = only(figures, ({ after }) => daysSign.test(after));
  const price = only(
    figures,
    (figure) =>
      ![rooms, sold, days].includes(figure) &&
      isAmount(figure) &&
      (nightSign.test(figure.after) || figure.unit === 'money'),
  );
  if (rooms === undefined || sold === undefined || price === undefined) return null;
  if (figures.length !== 3 + (days === undefined ? 0 : 1) || sold.value > rooms.value) return null;
  const night = sold.value * price.value;
  const nights = days?.value ?? NIGHTS;
  return {
    name: 'rooms-sold',
    given: { rooms: rooms.value, sold: sold.value, price: price.value, nights },
    results: {
      occupancy: { value: (sold.value / rooms.value) * 100, as: 'percent' },
      night: { value: night, as: 'money' },
      month: { value: night * nights, as: 'money' },
    },
  };
};

const earned = lettered(
  /(?<!\p{L})(?:revenue|turnover|income|приход\p{L}*|оборот\p{L}*)(?!\p{L})[^\d]*$/iu,
);
const spent = lettered(/(?<!\p{L})(?:costs?|expenses|spending|разход\p{L}*)(?!\p{L})[^\d]*$/iu);

/** “Revenue 54,000, costs 47,500”: profit and its share. */
export const profit: WordedSum = (question, figures) => {
  if (figures.length !== 2 || !/profit|печалб/iu.test(question)) return null;
  if (figures.some(isPercent)) return null;
  const revenue = only(figures, ({ before }) => earned.test(before));
  const costs = only(figures, (figure) => figure !== revenue && spent.test(figure.before));
  if (revenue === undefined || costs === undefined || revenue.value <= 0) return null;
  const left = revenue.value - costs.value;
  return {
    name: 'profit',
    given: { revenue: revenue.value, costs: costs.value },
    results: {
      profit: { value: left, as: 'money' },
      share: { value: (left / revenue.value) * 100, as: 'percent' },
    },
  };
};
