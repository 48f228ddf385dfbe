import { lettered } from '@savet/text/lettered';
import { beginsWith, byRole, endsWith, isAfter } from './by-role.ts';
import { isAmount, isPercent, type WordedSum } from './worded.ts';

/** A customer should bring this many times the cost of winning one; far more means that too little is spent. */
const ENOUGH = 3;
const PLENTY = 6;
/** Below this, winning customers loses money. */
const ONE = 1;

const ltv = '(?:ltv|clv|lifetime value|стойност\\p{L}* на (?:един )?клиент\\p{L}*)';
const joins = '(?:\\s(?:is|of|ни|ми|е|са|about|around|some|около|към|came to|to))*';
const cac = '(?:cac|acquisition cost|cost per (?:new )?customer|цена\\p{L}* на (?:нов )?клиент)';
const customers =
  '(?:(?:new|нови|paying|платени)\\s)?(?:customers?|clients?|users?|members?|subscribers?|клиент\\p{L}*|абонат\\p{L}*|член\\p{L}*)';
const spending =
  '(?:spen[dt]|paid|pay|invested|cost|похарч\\p{L}*|дадохме|дадох|платихме|платих|вложих\\p{L}*|струва\\p{L}*)';
const monthly = '(?:(?:a|per|each|на)\\s)?(?:month|mo|месец|месечно|monthly)';
const names = lettered(`(?<!\\p{L})${ltv}(?!\\p{L})`, 'iu');

/** The share of what a customer brings to what one costs, under the name of the remark that goes with it. */
function judged(ratio: number) {
  const value = { value: ratio, as: 'number' } as const;
  if (ratio < ONE) return { loss: value };
  if (ratio < ENOUGH) return { low: value };
  return ratio <= PLENTY ? { fine: value } : { high: value };
}

/** “LTV is 31,000, and we spent 18,600 to win 6 clients.” */
export const ltvRatio: WordedSum = (question, figures) => {
  if (!names.test(question)) return null;
  const given = byRole(figures, {
    ltv: (figure) => isAmount(figure) && endsWith(figure, `${ltv}${joins}`),
    spend: (figure) =>
      isAmount(figure) && isAfter(figure, spending) && !beginsWith(figure, customers),
    customers: (figure) => figure.unit === 'none' && beginsWith(figure, customers),
  });
  if (given === null) return null;
  const { ltv: value = 0, spend = 0, customers: count = 0 } = given;
  if (value <= 0 || spend <= 0 || count <= 0) return null;
  const ratio = (value * count) / spend;
  return {
    name: 'ltv-ratio',
    given: { ltv: value, spend, customers: count },
    results: {
      cac: { value: spend / count, as: 'money' },
      ratio: { value: ratio, as: 'number' },
      ...judged(ratio),
    },
  };
};

/** “49 a month, 6 % churn, CAC 310, gross margin 82 %: does this work?” */
export const recurringWorth: WordedSum = (_, figures) => {
  const given = byRole(
    figures,
    {
      price: (figure) => isAmount(figure) && beginsWith(figure, `/?\\s?${monthly}`),
      churn: (figure) =>
        isPercent(figure) &&
        (beginsWith(figure, `(?:${monthly}\\s)?(?:churn|отлив\\p{L}*|отпадане|отказ\\p{L}*)`) ||
          endsWith(figure, `(?:churn|отлив\\p{L}*)${joins}`)),
      margin: (figure) =>
        isPercent(figure) &&
        (beginsWith(figure, '(?:gross )?(?:margin|марж\\p{L}*)') ||
          endsWith(figure, `(?:margin|марж\\p{L}*)${joins}`)),
      cac: (figure) =>
        isAmount(figure) && (endsWith(figure, `${cac}${joins}`) || beginsWith(figure, cac)),
    },
    ['margin'],
  );
  return given === null ? null : worth(given);
};

function worth({ price = 0, churn = 0, margin = 100, cac: cost = 0 }: Record<string, number>) {
  if (price <= 0 || churn <= 0 || churn >= 100 || cost <= 0 || margin <= 0) return null;
  const each = (price * margin) / 100;
  const value = each / (churn / 100);
  return {
    name: 'recurring-worth',
    given: { price, churn, margin, cac: cost },
    results: {
      value: { value, as: 'money' },
      ratio: { value: value / cost, as: 'number' },
      payback: { value: cost / each, as: 'months' },
      ...judged(value / cost),
    },
  } as const;
}

const churnAsked = lettered(
  /(?<!\p{L})(?:churn|отлив\p{L}*)(?!\p{L})(?=.*(?<!\p{L})(?:ltv|clv|cac|lifetime|стойност\p{L}*)(?!\p{L}))/isu,
);
const timesSign = lettered(/(?<![\d.,])(\d+(?:[.,]\d+)?)\s?(?:x|×|х|times|пъти)(?!\p{L})/iu);

/** “What churn would I need for LTV to be 5x CAC?” after such a sum. */
export function neededChurn(
  question: string,
  before: Readonly<Record<string, number>>,
): ReturnType<WordedSum> {
  const [, digits] = churnAsked.test(question) ? (timesSign.exec(question) ?? []) : [];
  const { price = 0, margin = 100, cac: cost = 0 } = before;
  const times = Number(digits?.replace(',', '.') ?? 0);
  if (times <= 0 || price <= 0 || cost <= 0) return null;
  return {
    name: 'needed-churn',
    given: { price, margin, cac: cost, times },
    results: {
      churn: { value: (price * margin) / (times * cost), as: 'percent' },
      value: { value: times * cost, as: 'money' },
    },
  };
}
