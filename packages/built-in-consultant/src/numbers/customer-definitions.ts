import { lettered } from '@savet/text/lettered';
import { channels, type Definition, margin, newCustomers, revenue, spend } from './inputs.ts';

/** Calculations of customers, orders and what is spent on them, by the name of their label. */
export const customerDefinitions: Readonly<Record<string, Definition>> = {
  cac: {
    fallback: 'cards/customer-acquisition-cost',
    inputs: [{ ...spend, isSum: true, further: channels }, newCustomers],
    compute: ({ spend = 0, customers = 0 }) =>
      customers > 0 ? { cac: { value: spend / customers, as: 'money' } } : null,
  },
  'lifetime-value': {
    fallback: 'cards/lifetime-value',
    inputs: [
      {
        name: 'amount',
        units: ['money', 'none'],
        signs: /pay|spend|per|order|month|bill|basket|плащ|харч|оставя|сметка|поръчк|месец/u,
      },
      {
        name: 'churn',
        units: ['percent'],
        signs: /churn|leave|lose|cancel|отказ|напуск|губ|отлив|спира/u,
        isOptional: true,
      },
      { name: 'months', units: ['time'], signs: /^\s*(?:months?|месец)/u, isOptional: true },
      { name: 'years', units: ['time'], signs: /^\s*(?:years?|годин)/u, isOptional: true },
      { ...margin, isOptional: true },
    ],
    compute: ({ amount = 0, churn, months, years, margin = 100 }) => {
      const stays = [churn && 100 / churn, months, years && years * 12].filter(
        (each) => each !== undefined,
      );
      const [lifetime = 0] = stays;
      // Two of them would have to agree.
      return stays.length === 1 && lifetime >= 1 && lifetime < Infinity
        ? {
            lifetime: { value: lifetime, as: 'months' },
            value: { value: (amount * margin * lifetime) / 100, as: 'money' },
          }
        : null;
    },
  },
  churn: {
    fallback: 'cards/churn-benchmarks',
    inputs: [
      {
        name: 'lost',
        units: ['none'],
        signs: /lost|lose|left|leave|cancel|quit|gone|отказ|напус|загуб|отпад|спря|тръгна/u,
      },
      {
        name: 'start',
        units: ['none'],
        signs: /of|from|had|start|begin|out of|customers|от|имах|начал|клиент|абонат/u,
      },
      {
        name: 'joined',
        units: ['none'],
        signs: lettered(
          /join|(?<!\p{L})(?:new|came|gained)(?!\p{L})|sign(?:ed)? up|нови|дойд|запис|присъед/u,
        ),
        isOptional: true,
      },
      {
        name: 'price',
        units: ['money'],
        signs: /each|per|month|price|pay|всек|месец|цена|плащ|по\s/u,
        isOptional: true,
      },
    ],
    compute: ({ lost = 0, start = 0, price }) =>
      lost > 0 && start > lost
        ? {
            churn: { value: (lost / start) * 100, as: 'percent' },
            lifetime: { value: start / lost, as: 'number' },
            ...(price !== undefined && { left: { value: lost * price * 12, as: 'money' } }),
          }
        : null,
  },
  conversion: {
    fallback: 'cards/traffic-without-orders',
    inputs: [
      {
        name: 'orders',
        units: ['none'],
        signs:
          /order|bought|buy|sale|sign|lead|purchase|book|enquir|request|поръч|купу|купи|продажб|запит|запис|резерв/u,
      },
      {
        name: 'visitors',
        units: ['none'],
        signs: lettered(
          /visit|view|click|people|sent|session|traffic|(?<!\p{L})came|посе|посещ|клик|видя|изпрат|хора|влез|човек/u,
        ),
      },
    ],
    compute: ({ orders = 0, visitors = 0 }) =>
      orders > 0 && visitors >= orders
        ? {
            rate: { value: (orders / visitors) * 100, as: 'percent' },
            perOrder: { value: visitors / orders, as: 'number' },
          }
        : null,
  },
  payback: {
    fallback: 'cards/customer-acquisition-cost',
    // No payback time: one-off customers, a number of customers instead of months, and income against expenses.
    needs:
      /^(?=.*(?:month|месе[цч]))(?=.*(?:cac|acqui|win|get a|customer|client|member|subscri|user|pay.{0,12}(?:back|off|itself)|recoup|привлич|придоб|клиент|абонат|член|изплат|изплащ|възвръщ|възвърн|връща|върне|избие|избива))/isu,
    unless: lettered(
      /(?<!\p{L})(?:one-?off|one time|only once|buys once|single (?:purchase|order)|еднократ\p{L}*|само веднъж|купува веднъж)(?!\p{L})|how many (?!months|weeks|days)[\p{L}-]+ (?:do|must|should) |(?<!\p{L})колко (?:още |нови )?(?:клиент|член|абонат|гост|поръчк|продажб)\p{L}* (?:ми |ни )?(?:трябва|да )|колко (?:ми |ни )?остават?(?!\p{L})|how much (?:is|do i|do we) (?:left|keep)/iu,
    ),
    inputs: [
      {
        name: 'cac',
        units: ['money', 'none'],
        signs: /cac|acqui|win|get a|spend|cost|invest|привлич|придоб|спечел|инвест|струва|дав/u,
      },
      {
        name: 'monthly',
        units: ['money', 'none'],
        signs: /month|per|leave|earn|bring|месец|оставя|нос|печел/u,
      },
      { ...margin, isOptional: true },
    ],
    compute: ({ cac = 0, monthly = 0, margin = 100 }) =>
      monthly > 0 && margin > 0
        ? { months: { value: cac / ((monthly * margin) / 100), as: 'months' } }
        : null,
  },
  growth: {
    fallback: 'topics/metrics',
    inputs: [
      {
        name: 'from',
        isBefore: true,
        units: ['money', 'none'],
        signs: /from|was|last|before|had|от|беше|бяха|минал|преди|имахме/u,
      },
      {
        name: 'to',
        isBefore: true,
        units: ['money', 'none'],
        signs: /to|now|this|is|today|на|сега|тази|днес|вече|стана/u,
      },
      { name: 'months', units: ['time'], signs: /^\s*(?:months|месеца)/u, isOptional: true },
    ],
    compute: ({ from = 0, to = 0, months = 0 }) =>
      from > 0
        ? {
            change: { value: to - from, as: 'number' },
            growth: { value: ((to - from) / from) * 100, as: 'percent' },
            ...(months > 1 &&
              to > 0 && {
                left: { value: ((to / from) ** (1 / months) - 1) * 100, as: 'percent' },
              }),
          }
        : null,
  },
  'ad-return': {
    fallback: 'cards/ads-not-working',
    inputs: [spend, revenue, { ...margin, isOptional: true }],
    compute: ({ spend = 0, revenue = 0, margin }) =>
      spend > 0
        ? {
            roas: { value: revenue / spend, as: 'number' },
            ...(margin !== undefined && {
              left: { value: (revenue * margin) / 100 - spend, as: 'money' },
            }),
          }
        : null,
  },
  'average-order': {
    fallback: 'cards/upselling',
    inputs: [
      revenue,
      {
        name: 'orders',
        units: ['none'],
        signs: /order|bill|receipt|sale|customer|guest|поръч|сметк|бон|продажб|клиент|гост/u,
      },
    ],
    compute: ({ revenue = 0, orders = 0 }) =>
      orders > 0 ? { average: { value: revenue / orders, as: 'money' } } : null,
  },
};
