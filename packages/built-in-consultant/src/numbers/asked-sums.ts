import { lettered } from '@savet/text/lettered';
import {
  cost,
  type Definition,
  type Input,
  margin,
  newCustomers,
  noSign,
  spend,
} from './inputs.ts';

/** The months of a year. */
const YEAR = 12;

const monthly =
  /^\s*(?:(?:a|per|each|every|на|всеки) )?(?:month|месец)|^\s*(?:monthly|месечно)|(?:monthly|each month|every month|месечно|всеки месец|на месец)[^,.;]{0,12}$/u;
const yearly =
  /^\s*(?:(?:a|per|each|every|на|всяка) )?(?:year|годин)|^\s*(?:yearly|annually|годишно)/u;
const months: Input = {
  name: 'months',
  units: ['time'],
  signs: /^\s*(?:months?|месец)/u,
  isOptional: true,
};
const years: Input = {
  name: 'years',
  units: ['time'],
  signs: /^\s*(?:years?|годин)/u,
  isOptional: true,
};
const markup: Input = {
  name: 'markup',
  units: ['percent'],
  signs: /mark-?\s?up|надценк/u,
};
const taxes = lettered(/(?<!\p{L})(?:vat|tax|ддс|данък\p{L}*)(?!\p{L})/iu);

/** Sums that the words of a question ask for, whatever subject it is recognised as. All of them need every figure in its place. */
export const askedSums: Readonly<Record<string, Definition>> = {
  runway: {
    fallback: 'cards/cash-flow',
    needs: lettered(
      /how (?:long|many months)|run ?way|run out|(?:will|does|do) (?:it|we|i|that|the money) last|колко (?:време|месец)|докога|за колко|(?<!\p{L})стиг\p{L}*|свърш\p{L}*/iu,
    ),
    unless: lettered(
      /pays? (?:itself|off|back|for itself)|изплат|изплащ|възвърн|customers?|клиент|(?<!\p{L})(?:a|per) week|на седмица|седмично/iu,
    ),
    inputs: [
      {
        name: 'cash',
        units: ['money', 'none'],
        signs:
          /bank|cash|sav(?:ed|ings)|reserve|account|runway|банка|сметка|кеш|спестен|наличн|каса/u,
      },
      {
        name: 'burn',
        units: ['money', 'none'],
        signs: /spend|burn|cost|expens|goes? out|харч|разход|излиз|плаща/u,
      },
      {
        name: 'income',
        units: ['money', 'none'],
        signs:
          /earn|income|revenue|bring|comes? in|take in|sales|mrr|печел|приход|влиз|изкар|оборот/u,
        isOptional: true,
      },
    ],
    compute: ({ cash = 0, burn = 0, income = 0 }) =>
      cash > 0 && burn > income
        ? {
            gap: { value: burn - income, as: 'money' },
            months: { value: cash / (burn - income), as: 'months' },
          }
        : null,
  },
  compound: {
    fallback: 'topics/metrics',
    needs: /grow|ris(?:e|es|ing)|increas|shrink|раст|увелич|покачв/iu,
    inputs: [
      { name: 'rateMonth', units: ['percent'], signs: monthly, isOptional: true },
      { name: 'rateYear', units: ['percent'], signs: yearly, isOptional: true },
      months,
      years,
      { name: 'base', units: ['money', 'none'], signs: noSign },
    ],
    compute: ({ base = 0, rateMonth, rateYear, months, years }) => {
      const rate = rateMonth ?? rateYear;
      const isOne = (rateMonth === undefined) !== (rateYear === undefined);
      if (rate === undefined || !isOne || (months === undefined) === (years === undefined))
        return null;
      const inMonths = months ?? (years ?? 0) * YEAR;
      const periods = rateMonth === undefined ? inMonths / YEAR : inMonths;
      const end = base * (1 + rate / 100) ** periods;
      return {
        end: { value: end, as: 'number' },
        times: { value: end / base, as: 'number' },
      };
    },
  },
  'after-fee': {
    fallback: 'cards/marketplaces',
    needs: lettered(
      /^(?=.*(?<!\p{L})(?:commission|fees?|takes?|keeps?|cut|комисион\p{L}*|такса\p{L}*|вз[еи]ма\p{L}*|удърж\p{L}*))(?=.*(?:left|remain|get|keep|net|остава|получ|чисто|колко))/isu,
    ),
    unless: lettered(`${taxes.source}|margin|discount|марж|отстъп|customer|клиент`, 'iu'),
    inputs: [
      {
        name: 'fee',
        units: ['percent'],
        signs: /commission|fee|takes?|keeps?|cut|комисион|такс|вз[еи]ма|удърж/u,
      },
      {
        name: 'costs',
        units: ['money', 'none'],
        signs:
          /clean|breakfast|cost|packag|ship|courier|чист|закуск|разход|струва|опаковк|достав|куриер/u,
        isOptional: true,
        isSum: true,
      },
      { name: 'price', units: ['money', 'none'], signs: noSign },
    ],
    compute: ({ fee = 0, price = 0, costs = 0 }) =>
      fee > 0 && fee < 100 && price > 0
        ? {
            taken: { value: (price * fee) / 100, as: 'money' },
            net: { value: price * (1 - fee / 100) - costs, as: 'money' },
          }
        : null,
  },
  'won-customers': {
    fallback: 'cards/customer-acquisition-cost',
    keepsProducts: true,
    needs:
      /^(?=.*(?:month|месе[цч]))(?=.*(?:spen[dt]|cost|paid|invest|budget|похарч|платих|дадох|вложи|струва|бюджет))(?=.*(?:customer|client|subscri|member|user|sign-?up|клиент|абонат|член|потребител))/isu,
    unless: lettered(
      /(?<!\p{L})(?:rent|fixed|cover|leave|los\p{L}*|churn|наем|покри\p{L}*|тръгват|губи\p{L}*|отказват)(?!\p{L})/iu,
    ),
    inputs: [
      spend,
      newCustomers,
      { name: 'each', units: ['money', 'none'], signs: monthly },
      { ...margin, isOptional: true },
    ],
    compute: ({ spend = 0, customers = 0, each = 0, margin = 100 }) =>
      spend > 0 && customers > 0 && each > 0 && Number.isInteger(customers)
        ? {
            cac: { value: spend / customers, as: 'money' },
            months: { value: spend / ((customers * each * margin) / 100), as: 'months' },
            year: { value: (customers * each * YEAR * margin) / 100, as: 'money' },
          }
        : null,
  },
  payroll: {
    fallback: 'cards/first-hire',
    needs: lettered(
      /(?<!\p{L})(?:payroll|gross (?:salar\p{L}*|wages?|pay)|employer\p{L}*|бруто|брутн\p{L}*|осигуровк\p{L}*|работодател\p{L}*)(?!\p{L})/iu,
    ),
    unless: lettered(/(?<!\p{L})(?:net|take home|нето|чисто)(?!\p{L})/iu),
    inputs: [
      {
        name: 'rate',
        units: ['percent'],
        signs: /contribution|employer|social|insurance|осигур|работодател|вноск/u,
      },
      {
        name: 'people',
        units: ['none'],
        signs: /people|employees|staff|workers|души|човек|служител|работни[кц]/u,
        isOptional: true,
      },
      { name: 'gross', units: ['money', 'none'], signs: noSign },
    ],
    compute: ({ rate = 0, gross = 0, people = 1 }) =>
      rate > 0 && rate < 100 && gross > 0
        ? {
            extra: { value: (gross * people * rate) / 100, as: 'money' },
            total: { value: gross * people * (1 + rate / 100), as: 'money' },
          }
        : null,
  },
  'price-for-markup': {
    fallback: 'cards/gross-margin',
    needs: /mark-?\s?up|надценк/iu,
    unless: taxes,
    inputs: [markup, { ...margin, isOptional: true }, { ...cost, isSum: true }],
    compute: ({ cost = 0, markup = 0, margin }) => {
      if (cost <= 0 || markup <= 0 || (margin ?? 0) >= 100) return null;
      const price = cost * (1 + markup / 100);
      return {
        price: { value: price, as: 'money' },
        share: { value: (1 - cost / price) * 100, as: 'percent' },
        ...(margin !== undefined && { left: { value: cost / (1 - margin / 100), as: 'money' } }),
      };
    },
  },
  'cost-plus': {
    fallback: 'cards/gross-margin',
    needs: lettered(/(?<!\p{L})(?:profit|on top|печалба|отгоре)(?!\p{L})/iu),
    // Hours without their price beside them are no amount.
    unless: lettered(
      `${taxes.source}|margin|mark-?up|марж|надценк|sell|продав|\\d\\s(?:hours?|часа)(?!\\p{L})(?!\\s(?:at|x|×|по|от по)\\s)`,
      'iu',
    ),
    inputs: [
      { name: 'profit', units: ['percent'], signs: /profit|on top|печалб|отгоре/u },
      {
        ...cost,
        signs:
          /cost|ingredient|material|suppl|parts?\b|labou?r|hours?|days?|work|transport|себестойн|разход|материал|продукти|част|труд|часа|дни|работа|транспорт|монтаж/u,
        isSum: true,
      },
    ],
    compute: ({ cost = 0, profit = 0 }) =>
      cost > 0 && profit > 0 && profit < 100
        ? {
            cost: { value: cost, as: 'money' },
            onTop: { value: cost * (1 + profit / 100), as: 'money' },
            ofPrice: { value: cost / (1 - profit / 100), as: 'money' },
          }
        : null,
  },
};
