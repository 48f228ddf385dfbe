import { lettered } from '@savet/text/lettered';

export type Unit = 'money' | 'percent' | 'time' | 'none';

export interface Figure {
  value: number;
  unit: Unit;
  /** The words around it, in lower case; they show its role. */
  around: string;
  /** The words before it back to the previous figure, and after it up to the next one. */
  before: string;
  after: string;
  /** The range of its digits with their thousands, without the unit. */
  start: number;
  end: number;
}

const number = lettered(
  /(?<![\p{L}\d.,])(?:(€|£|eur|euro|lv|\$)\s?)?(\d{1,3}(?:[ \u00a0.,]\d{3})+(?![\d])(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)\s?(k\b|к\b|хил\p{L}*|хиляди|thousand|mio|млн|million)?\s?(€|£|eur\p{L}*|евро|лв\.?|лева|lv|leva|\$|usd|%|percent|per cent|процент\p{L}*|на сто)?/giu,
);
const money = /^(€|£|eur|евро|лв|лева|lv|leva|\$|usd)/i;
const percent = /^(%|percent|per cent|процент|на сто)/i;
const time = lettered(
  /^\s*(months?|месец|месеца|years?|години|weeks?|седмици|days?|дни)(?!\p{L})/iu,
);
const thousand = /^(k|к|хил|thousand)/i;

/** “3 hours at 9 euro”, „2 броя по 12“: one amount. */
const product = lettered(
  /(?<![\p{L}\d.,:])(\d+(?:[.,]\d+)?)\s?((?:(?!(?:and|but|or|how|и|но|а|или|колко|sell|buy)\s)\p{L}{1,20}\s){0,2})(?:at|x|×|\*|times|по|от по)\s(?:€\s?)?(\d+(?:[.,]\d+)?)(?![\d.,]*\d|\s?(?:%|процент|percent))/giu,
);

/**
 * The numbers of a text with their units and surroundings.
 * @param multiplied whether “3 hours at 9 euro” is one amount
 */
export function figuresIn(question: string, multiplied = true): Figure[] {
  const text = multiplied ? withAmounts(question) : question;
  return numbersIn(text);
}

function withAmounts(question: string): string {
  return question.replace(product, (_, count: string, of: string, each: string) => {
    const amount = Number((valueOf(count) * valueOf(each)).toFixed(2));
    return `${of}${amount}`;
  });
}

function numbersIn(text: string): Figure[] {
  const matches = [...text.matchAll(number)];
  return matches.map((match, index) => {
    const [whole, sign = '', digits = '', size = '', unit = ''] = match;
    const start = match.index;
    const end = start + whole.length;
    const last = matches[index - 1];
    const next = matches[index + 1];
    const digitsAt = start + whole.indexOf(digits, sign.length);
    const sizeLength =
      size === ''
        ? 0
        : whole.indexOf(size, whole.indexOf(digits)) +
          size.length -
          (whole.indexOf(digits) + digits.length);
    const before = text.slice(last ? last.index + last[0].length : 0, start).toLowerCase();
    const after = text.slice(end, next ? next.index : text.length).toLowerCase();
    return {
      value: valueOf(digits) * sizeOf(size),
      unit: unitOf(sign || unit, after),
      around: `${before.slice(-40)} ${after.slice(0, 40)}`,
      before,
      after,
      start: digitsAt,
      end: digitsAt + digits.length + sizeLength,
    };
  });
}

function valueOf(digits: string): number {
  const plain = digits.replace(/[ \u00a0]/g, '');
  // “1.500” and “1,500” are thousands; “1.5” and “12,78” are decimals.
  const grouped = /^\d{1,3}([.,]\d{3})+$/.test(plain);
  if (grouped) return Number(plain.replace(/[.,]/g, ''));
  const decimal = plain.replace(/[.,](?=\d{3}(?:[.,]|$))/g, '').replace(',', '.');
  return Number(decimal);
}

function sizeOf(size: string): number {
  if (size === '') return 1;
  return thousand.test(size) ? 1_000 : 1_000_000;
}

function unitOf(sign: string, after: string): Unit {
  if (money.test(sign)) return 'money';
  if (percent.test(sign)) return 'percent';
  return time.test(after) ? 'time' : 'none';
}
