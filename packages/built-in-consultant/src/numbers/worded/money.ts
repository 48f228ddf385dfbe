import { lettered } from '@savet/text/lettered';
import { isAmount, isPercent, only, type WordedSum } from './worded.ts';

const YEAR = 12;
const vat = lettered(/(?<!\p{L})(?:vat|ддс)(?!\p{L})/iu);
const isNet = lettered(
  /(?<!\p{L})(?:net(?: price| amount)?|without vat|excl\p{L}* vat|before vat|без ддс|нетн\p{L}*)(?!\p{L})(?:\s(?:is|of|it is|e|е|са))?\s*:?\s*$/iu,
);
const isGross = lettered(
  /(?<!\p{L})(?:(?:vat|ддс) (?:is |има )?(?:in|contained in|в)|gross|incl\p{L}* vat|with vat|с ддс|общо|total(?: of)?)(?!\p{L})(?:\s(?:is|of|е|са|една сума от))?\s*:?\s*$/iu,
);

/** “How much VAT is in 360?”, “with VAT if net is 75”. */
export const vatOf: WordedSum = (question, figures) => {
  if (!vat.test(question)) return null;
  const rate = only(figures, isPercent);
  const amount = only(figures, (figure) => isAmount(figure) && figure.value > 0);
  if (amount === undefined || figures.length !== (rate === undefined ? 1 : 2)) return null;
  const net = isNet.test(amount.before) || /^\s*(?:net|without vat|без ддс)/iu.test(amount.after);
  const gross = isGross.test(amount.before) || /^\s*(?:gross|with vat|с ддс)/iu.test(amount.after);
  if (net === gross) return null;
  const name = net ? 'with-vat' : 'without-vat';
  if (rate === undefined) return { name, lacks: ['vat'] };
  if (rate.value <= 0 || rate.value >= 100) return null;
  const share = rate.value / 100;
  const given = { vat: rate.value, amount: amount.value };
  if (net) {
    return {
      name,
      given,
      results: {
        total: { value: amount.value * (1 + share), as: 'money' },
        tax: { value: amount.value * share, as: 'money' },
      },
    };
  }
  const left = amount.value / (1 + share);
  return {
    name,
    given,
    results: {
      net: { value: left, as: 'money' },
      tax: { value: amount.value - left, as: 'money' },
    },
  };
};

const rateAsked = lettered(
  /(?<!\p{L})(?:hourly rate|rate per hour|what rate|per hour|часова ставка|часовата ставка|на час)(?!\p{L})/iu,
);
const hoursAfter = lettered(
  /^\s*(?:(?:billable|paid|working|платени|работни|фактурируеми) )?(?:hours?|часа|часове)(?!\p{L})/iu,
);

/** “Cover 3,000 a month with 110 billable hours”. */
export const rateOfHour: WordedSum = (question, figures) => {
  if (!rateAsked.test(question) || figures.length !== 2) return null;
  const hours = only(figures, ({ after }) => hoursAfter.test(after));
  const income = only(figures, (figure) => figure !== hours && isAmount(figure));
  if (hours === undefined || income === undefined || hours.value <= 0) return null;
  if (income.value <= hours.value || !/month|месец/iu.test(question)) return null;
  if (/week|day|year|седмиц|на ден|годин/iu.test(question)) return null;
  return {
    name: 'hourly-rate',
    given: { hours: hours.value, income: income.value },
    results: { rate: { value: income.value / hours.value, as: 'money' } },
  };
};

const interestAsked = lettered(/(?<!\p{L})(?:interest|лихва\p{L}*)(?!\p{L})/iu);

const instalments = lettered(
  /(?<!\p{L})(?:instal?ments?|(?:monthly|equal) payments?|вноск\p{L}*)(?!\p{L})/iu,
);

/** “20,000 at 6 % for one year”: interest on the whole sum. With monthly payments, less and less is owed, so this formula does not apply. */
export const interest: WordedSum = (question, figures) => {
  if (!interestAsked.test(question) || instalments.test(question)) return null;
  const rate = only(figures, isPercent);
  const term = only(figures, ({ unit }) => unit === 'time');
  const loan = only(figures, isAmount);
  if (loan === undefined || figures.some((figure) => ![rate, term, loan].includes(figure)))
    return null;
  const isOneYear = lettered(
    /(?<!\p{L})(?:one|a|per|една) (?:year|година)|на година|за година|годишно|annual/iu,
  ).test(question);
  const lacks = [
    ...(rate === undefined ? ['rate'] : []),
    ...(term === undefined && !isOneYear ? ['years'] : []),
  ];
  if (lacks.length > 0) return { name: 'interest', lacks };
  const isMonths = term !== undefined && /^\s*(?:months?|месец)/iu.test(term.after);
  const years = term === undefined ? 1 : isMonths ? term.value / YEAR : term.value;
  const yearly = (loan.value * (rate?.value ?? 0)) / 100;
  return {
    name: 'interest',
    given: { loan: loan.value, rate: rate?.value ?? 0, years },
    results: {
      interest: { value: yearly * years, as: 'money' },
      total: { value: loan.value + yearly * years, as: 'money' },
    },
  };
};

const ratio = /(?<![\d.,/])(\d{1,3})\s?[/:]\s?(\d{1,3})(?![\d/])/u;
const splitAsked = lettered(
  /(?<!\p{L})(?:split|divid\p{L}*|share\p{L}*|раздел\p{L}*|разпредел\p{L}*)(?!\p{L})/iu,
);

/** “12,000 between partners 60/40”. */
export const splitBetween: WordedSum = (question, figures) => {
  const found = ratio.exec(question);
  if (found === null || !splitAsked.test(question)) return null;
  const first = Number(found[1]);
  const second = Number(found[2]);
  const amount = only(
    figures,
    (figure) => isAmount(figure) && figure.value !== first && figure.value !== second,
  );
  if (amount === undefined || figures.length !== 3 || first + second <= 0) return null;
  const share = first / (first + second);
  return {
    name: 'split',
    given: { amount: amount.value, first, second },
    results: {
      one: { value: amount.value * share, as: 'money' },
      other: { value: amount.value * (1 - share), as: 'money' },
    },
  };
};
