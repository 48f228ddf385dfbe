import { lettered } from '@savet/text/lettered';
import type { Definition, Input } from './inputs.ts';

/** How long a year is for the sums below, in months. */
const YEAR = 12;

/** How long a month is for them, in nights. */
const NIGHTS = 30;

const eachPrice: Input = {
  name: 'price',
  units: ['money'],
  signs: lettered(
    /(?<!\p{L})(?:at|pays?|charges?|charged|price (?:is|of)|по|плаща\p{L}*|цена(?:та)?(?: е)?)(?!\p{L})\s*$|^\s*(?:each|per (?:person|head|guest|piece|place|seat)|a head|apiece|на човек|на брой|на глава|на гост|на място|всеки|всяка)(?!\p{L})/u,
  ),
  // “240 with VAT, costs me 110” is nothing to multiply: without its sign, no figure is a price.
  isOptional: true,
};
const vatShare: Input = {
  name: 'vat',
  units: ['percent'],
  signs: lettered(/(?<!\p{L})(?:vat|ддс|dds)(?!\p{L})/u),
};
const amount: Input = { name: 'amount', units: ['money', 'none'], signs: lettered(/\p{L}/u) };
/** Words that say that the amount includes the tax, or that ask for the amount without it. */
const withVat = lettered(
  /(?<!\p{L})(?:incl\p{L}*|without|excl\p{L}*|before|net of|minus|take (?:off|out)|remove|с включен\p{L}*|включва\p{L}*|без|извад\p{L}*|махн\p{L}*|vkliuchen\p{L}*|bez)(?:\s+(?:the|of|\d+(?:[.,]\d+)?\s?%))*\s+(?:vat|ддс|dds)(?!\p{L})|(?:vat|ддс|dds) (?:included|inclusive|е включен\p{L}*|is included)/iu,
);
/** Words that ask to add the tax. In “price plus VAT, what is it with VAT”, the amount has no tax in it yet. */
const plusVat = lettered(
  /(?<!\p{L})(?:plus|add(?:ing)?|with|and|\+|on top|excluding|плюс|добав\p{L}*|с|със|начисл\p{L}*|plius|plyus|plus)(?:\s+(?:the|\d+(?:[.,]\d+)?\s?%))*\s+(?:vat|ддс|dds)(?!\p{L})/iu,
);
const plusFirst = lettered(
  /(?<!\p{L})(?:plus|add(?:ing)?|\+|плюс|добав\p{L}*|начисл\p{L}*)(?:\s+(?:the|\d+(?:[.,]\d+)?\s?%))*\s+(?:vat|ддс|dds)(?!\p{L})/iu,
);

const count: Input = { name: 'count', units: ['none'], signs: lettered(/\p{L}/u) };

/** Sums whose figures show which one is meant: no label is about them. */
export const plainSums: Readonly<Record<string, Definition>> = {
  product: {
    fallback: 'topics/pricing',
    keepsProducts: true,
    // “And nine leave each month” makes it another sum, and so do “12 days”.
    unless: lettered(
      /\d\s?(?:days|weeks|дни|дена|седмици)(?!\p{L})|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half|leav\p{L}*|los\p{L}*|cancel\p{L}*|rent|costs?|две|два|трима|три|четири|пет|шест|седем|осем|девет|десет|\p{L}+найсет|двайсет|половин\p{L}*|тръгват|напускат|отказват|губим|наем|разход\p{L}*|излиза\p{L}*|след|margin\p{L}*|mark-?up|марж\p{L}*|надценк\p{L}*|себестойност\p{L}*)(?!\p{L})/iu,
    ),
    inputs: [
      count,
      eachPrice,
      { name: 'months', units: ['time'], signs: /^\s*(?:months?|месец)/u, isOptional: true },
    ],
    compute: ({ count = 0, price = 0, months = 1 }) =>
      count > 0 && price > 0 ? { total: { value: count * price * months, as: 'money' } } : null,
  },
  occupancy: {
    fallback: 'topics/pricing',
    needs: lettered(
      /room|beds?(?!\p{L})|apartment|hotel|nights?(?!\p{L})|стаи|стая|легла|апартамент|студиа|хотел|нощувк/iu,
    ),
    keepsProducts: true,
    inputs: [
      {
        name: 'rooms',
        units: ['none'],
        signs: /rooms?|beds?|apartments?|стаи|стая|легла|апартамент|студиа/u,
      },
      {
        name: 'occupancy',
        units: ['percent'],
        signs: /occup|full|booked|заетост|заети|запълнен|пълняемост/u,
      },
      { name: 'price', units: ['money'], signs: /price|night|at|room|цена|нощувк|по|стая/u },
    ],
    compute: ({ rooms = 0, occupancy = 0, price = 0 }) =>
      rooms > 0 && price > 0 && occupancy > 0 && occupancy <= 100
        ? {
            night: { value: (rooms * price * occupancy) / 100, as: 'money' },
            month: { value: (rooms * price * occupancy * NIGHTS) / 100, as: 'money' },
          }
        : null,
  },
  'with-vat': {
    fallback: 'topics/pricing',
    needs: plusVat,
    unless: lettered(`^(?!.*${plusFirst.source}).*${withVat.source}|margin|марж`, 'isu'),
    inputs: [vatShare, amount],
    compute: ({ vat = 0, amount = 0 }) =>
      vat > 0 && vat < 100
        ? {
            total: { value: amount * (1 + vat / 100), as: 'money' },
            tax: { value: (amount * vat) / 100, as: 'money' },
          }
        : null,
  },
  'without-vat': {
    fallback: 'topics/pricing',
    needs: withVat,
    unless: lettered(`${plusFirst.source}|margin|марж`, 'iu'),
    inputs: [vatShare, amount],
    compute: ({ vat = 0, amount = 0 }) =>
      vat > 0 && vat < 100
        ? {
            net: { value: amount / (1 + vat / 100), as: 'money' },
            tax: { value: amount - amount / (1 + vat / 100), as: 'money' },
          }
        : null,
  },
  'hourly-rate': {
    fallback: 'cards/hourly-rate',
    needs: lettered(/(?<!\p{L})(?:hours?|hourly|час\p{L}*)(?!\p{L})/iu),
    // Figures of a week and of a month, or of one before and one after tax, are not added up.
    unless: lettered(
      /tax|minutes?|минути|(?<!\p{L})(?:per week|a week|weekly|a day|per day|на седмица|седмично|на ден|дневно|данък|данъци|осигуровки)(?!\p{L})|^(?=.*(?:year|годин))(?=.*(?:month|месец))/isu,
    ),
    inputs: [
      {
        name: 'hours',
        units: ['none'],
        signs: lettered(
          /(?<!\p{L})(?:billable |paid |working |платени |работни )?(?:hours|часа|часове)/u,
        ),
      },
      {
        name: 'income',
        units: ['money', 'none'],
        signs:
          /earn|make|take home|salary|income|want|need|изкар|печел|заплата|доход|искам|трябва/u,
      },
      {
        name: 'costs',
        units: ['money', 'none'],
        signs: /costs?|expens|overhead|rent|разход|режийни|наем/u,
        isOptional: true,
        isSum: true,
      },
    ],
    compute: ({ hours = 0, income = 0, costs = 0 }) =>
      hours > 0 && income > 0 ? { rate: { value: (income + costs) / hours, as: 'money' } } : null,
  },
  'percent-off': {
    fallback: 'cards/discounts',
    needs: lettered(
      /(?<!\p{L})(?:discount\p{L}*|off|reduc\p{L}*|cheaper|less|lower\p{L}*|drop\p{L}*|cut\p{L}*|minus|sale|отстъп\p{L}*|намал\p{L}*|промоц\p{L}*|свал\p{L}*|по-евтин\p{L}*|по-малко|минус|otstup\p{L}*|namal\p{L}*)(?!\p{L})/iu,
    ),
    unless: lettered(
      /(?<!\p{L})(?:vat|ддс|dds|plus|more|raise\p{L}*|increase\p{L}*|плюс|отгоре|вдиг\p{L}*|увелич\p{L}*|повиш\p{L}*|поскъп\p{L}*)(?!\p{L})/iu,
    ),
    inputs: [
      {
        name: 'discount',
        units: ['percent'],
        signs: /discount|off|reduc|cheaper|отстъп|намал|сваля|otstup/u,
      },
      { name: 'price', units: ['money'], signs: lettered(/\p{L}/u) },
    ],
    compute: ({ discount = 0, price = 0 }) =>
      discount > 0 && discount < 100
        ? {
            reduced: { value: price * (1 - discount / 100), as: 'money' },
            saved: { value: (price * discount) / 100, as: 'money' },
          }
        : null,
  },
  campaign: {
    fallback: 'cards/customer-acquisition-cost',
    keepsProducts: true,
    inputs: [
      {
        name: 'spend',
        units: ['money'],
        signs: /spen[dt]|paid|budget|invest|похарч|платих|бюджет|вложи|дадох/u,
      },
      {
        name: 'customers',
        units: ['none'],
        signs:
          /customer|client|buyer|guest|sign-?ups?|member|клиент|купувач|гост|абонат|човека|души/u,
      },
      {
        name: 'each',
        units: ['money'],
        signs: /profit|leaves?|margin|brings?|печалб|остава|оставя|носи|печеля/u,
      },
    ],
    compute: ({ spend = 0, customers = 0, each = 0 }) =>
      customers > 0 && spend > 0
        ? {
            cac: { value: spend / customers, as: 'money' },
            gross: { value: customers * each, as: 'money' },
            net: { value: customers * each - spend, as: 'money' },
          }
        : null,
  },
  recurring: {
    fallback: 'cards/subscriptions',
    keepsProducts: true,
    inputs: [
      {
        name: 'start',
        units: ['none'],
        signs: /subscri|member|customer|client|users?|абонат|член|клиент|потребител/u,
      },
      { name: 'price', units: ['money'], signs: /month|each|pay|at|месец|по|плащ|всек/u },
      {
        name: 'lost',
        units: ['none'],
        signs: /leav|lose|lost|cancel|quit|тръгва|напуск|губ|отказ|отпад/u,
        isOptional: true,
      },
      {
        name: 'churn',
        units: ['percent'],
        signs: /leav|lose|churn|cancel|quit|тръгва|напуск|губ|отказ|отпад|отлив/u,
        isOptional: true,
      },
      {
        name: 'gained',
        units: ['none'],
        signs: lettered(
          /(?<!\p{L})(?:new|join|com(?:e|ing)|sign|gain|win|идват|нови|печел|запис|прибав)/u,
        ),
        isOptional: true,
      },
    ],
    compute: ({ start = 0, price = 0, lost, churn, gained = 0 }) => {
      // One of the two says how many leave.
      if ((lost === undefined) === (churn === undefined) || start <= 0) return null;
      const after = (months: number) => {
        let left = start;
        for (let month = 0; month < months; month += 1) {
          left = Math.max(0, left - (lost ?? (left * (churn ?? 0)) / 100) + gained);
        }
        return Math.round(left);
      };
      return {
        now: { value: start * price, as: 'money' },
        next: { value: after(1) * price, as: 'money' },
        customers: { value: after(YEAR), as: 'number' },
        year: { value: after(YEAR) * price, as: 'money' },
      };
    },
  },
};
