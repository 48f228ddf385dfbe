import type { Definition } from './inputs.ts';

const MONTHS = 12;
/** At a margin of 50 %, as in the advice on prices. */
const SHARE_OF_COST = 0.5;

const amounts = ['money', 'none'] as const;

/** The profit on one product, with its margin, its break-even and the sales for a wanted income. */
export const oneProduct: Definition = {
  fallback: 'cards/break-even',
  inputs: [
    {
      name: 'price',
      units: amounts,
      signs: /price|sell (?:it|them|one)|charge|цена|продавам го|продавам я|вземам/u,
    },
    {
      name: 'cost',
      units: amounts,
      signs:
        /cost|ingredient|material|wax|flour|packag|себестойн|разход за|материал|опаковк|струва|восък|брашно/u,
    },
    {
      name: 'fixed',
      units: amounts,
      signs: /rent|fixed|overhead|salar|wage|bills|наем|постоян|заплат|сметки/u,
      isOptional: true,
    },
    {
      name: 'wanted',
      units: amounts,
      signs: /want to|искам да/u,
      isOptional: true,
    },
    {
      name: 'quantity',
      units: ['none'],
      signs: /sell|sales|pieces|units|продавам|продам|броя|бройки|продажби/u,
      isOptional: true,
    },
  ],
  compute: ({ price = 0, cost = 0, fixed = 0, wanted = 0, quantity }) => {
    const each = price - cost;
    if (cost <= 0 || each <= 0) return null;
    const units = Math.ceil(fixed / each - 1e-9);
    const unitsWanted = Math.ceil((fixed + wanted) / each - 1e-9);
    const left = (quantity ?? 0) * each - fixed;
    return {
      each: { value: each, as: 'money' },
      margin: { value: (each / price) * 100, as: 'percent' },
      markup: { value: (each / cost) * 100, as: 'percent' },
      ...(fixed > 0 && {
        units: { value: units, as: 'number' },
        turnover: { value: units * price, as: 'money' },
      }),
      ...(wanted > 0 && {
        unitsWanted: { value: unitsWanted, as: 'number' },
        turnoverWanted: { value: unitsWanted * price, as: 'money' },
      }),
      ...(quantity !== undefined &&
        (left >= 0
          ? { profit: { value: left, as: 'money' } }
          : { loss: { value: -left, as: 'money' } })),
    };
  },
};

/** Sums in which several things are asked at once; with other figures they are worked out again. */
export const severalAsked = {
  'ad-campaign': {
    fallback: 'cards/ads-not-working',
    inputs: [
      {
        name: 'spend',
        units: amounts,
        signs: /spen[dt]|cost|budget|ads|похарч|разход|бюджет|реклам/u,
      },
      { name: 'clicks', units: ['none'], signs: /click|visit|клик|посещ|посетител/u },
      { name: 'orders', units: ['none'], signs: /orders|sales|purchases|поръчки|продажби/u },
      { name: 'average', units: amounts, signs: /average|each|basket|средн|всяка/u },
      {
        name: 'impressions',
        units: ['none'],
        signs: /impression|импреси|показв/u,
        isOptional: true,
      },
    ],
    compute: ({ spend = 0, clicks = 0, orders = 0, average = 0, impressions = 0 }) =>
      orders > 0 && orders <= clicks && spend > 0
        ? {
            rate: { value: (orders / clicks) * 100, as: 'percent' },
            perClick: { value: spend / clicks, as: 'money' },
            perOrder: { value: spend / orders, as: 'money' },
            revenue: { value: orders * average, as: 'money' },
            roas: { value: (orders * average) / spend, as: 'number' },
            ...(impressions >= clicks && {
              ctr: { value: (clicks / impressions) * 100, as: 'percent' },
            }),
            ...(spend < orders * average && {
              needed: { value: (spend / (orders * average)) * 100, as: 'percent' },
            }),
          }
        : null,
  },
  'win-and-keep': {
    fallback: 'cards/customer-acquisition-cost',
    inputs: [
      {
        name: 'spend',
        units: amounts,
        signs: /spen[dt]|cost|budget|ads|похарч|разход|бюджет|реклам/u,
      },
      { name: 'customers', units: ['none'], signs: /customer|client|member|клиент|член|абонат/u },
      { name: 'monthly', units: amounts, signs: /pay|a month|плаща|на месец/u },
      { name: 'months', units: ['time'], signs: /months|месеца/u },
    ],
    compute: ({ spend = 0, customers = 0, monthly = 0, months = 0 }) =>
      spend > 0 && customers > 0 && monthly > 0
        ? {
            cac: { value: spend / customers, as: 'money' },
            value: { value: monthly * months, as: 'money' },
            ratio: { value: (monthly * months * customers) / spend, as: 'number' },
            payback: { value: spend / customers / monthly, as: 'months' },
          }
        : null,
  },
  'churn-and-loss': {
    fallback: 'cards/churn-benchmarks',
    inputs: [
      {
        name: 'start',
        units: ['none'],
        signs: /customer|client|member|subscri|клиент|член|абонат/u,
      },
      { name: 'lost', units: ['none'], signs: /los|leave|cancel|губ|напуск|отказ|отпад/u },
      { name: 'price', units: amounts, signs: /pay|price|плаща|цена/u },
    ],
    compute: ({ start = 0, lost = 0, price = 0 }) =>
      lost > 0 && lost < start
        ? {
            churn: { value: (lost / start) * 100, as: 'percent' },
            lifetime: { value: start / lost, as: 'months' },
            month: { value: lost * price, as: 'money' },
            // Those who leave in one month, for a year from then on.
            year: { value: lost * price * MONTHS, as: 'money' },
          }
        : null,
  },
  'hours-left': {
    fallback: 'topics/pricing',
    inputs: [
      { name: 'rate', units: amounts, signs: /an hour|rate|charge|на час|ставка/u },
      { name: 'hours', units: ['none'], signs: /hours|часа/u },
      { name: 'costs', units: amounts, signs: /cost|expens|rent|разход|наем/u },
    ],
    compute: ({ rate = 0, hours = 0, costs = 0 }) =>
      hours > 0 && rate * hours > costs
        ? {
            income: { value: rate * hours, as: 'money' },
            total: { value: rate * hours - costs, as: 'money' },
            each: { value: (rate * hours - costs) / hours, as: 'money' },
          }
        : null,
  },
  'per-head': {
    fallback: 'topics/pricing',
    inputs: [
      { name: 'costs', units: amounts, signs: /cost|expens|rent|разход|струва|наем/u },
      {
        name: 'people',
        units: ['none'],
        signs: /people|person|guest|come|seats|join|душ|човек|мест|гост|дойд|запиш/u,
      },
    ],
    compute: ({ costs = 0, people = 0 }) =>
      costs > 0 && people > 0
        ? {
            each: { value: costs / people, as: 'money' },
            price: { value: costs / people / SHARE_OF_COST, as: 'money' },
          }
        : null,
  },
} satisfies Readonly<Record<string, Definition>>;
