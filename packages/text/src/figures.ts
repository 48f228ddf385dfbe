import { lettered } from './lettered.ts';
import { matchesOf } from './matches.ts';
export type Unit = 'money' | 'percent' | 'none';

/** A number in a text. */
export interface Figure {
  value: number;
  unit: Unit;
  /** As written, with its unit. */
  written: string;
  /** Digits after the decimal sign. */
  decimals: number;
  /** Position in UTF-16 units. */
  start: number;
  end: number;
}

// A number inside a word (B2B, MP3) or a version or date (1.2.3) is none.
const figure = lettered(
  /(?<![\p{L}\d.,:#])(?<sign>[€$£]\s?|(?:EUR|USD|BGN)\s)?(?<digits>\d{1,3}(?:[ \u00a0\u202f.,]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?)(?!\d|:\d)(?:[\s-]?(?<size>thousand|million|k(?!\p{L})|хил\.|хиляди|хил(?!\p{L})|милион\p{L}*|млн\.?))?(?<unit>[ \u00a0\u202f]?(?:€|\$|£|EUR(?!\p{L})|евро|euros?(?!\p{L})|лв\.?(?!\p{L})|лева|BGN|ст\.|цента|стотинки|cents?(?!\p{L})|%|per ?cent|percent|процент\p{L}*|на сто))?/giu,
);
const range = /^\s?(?:[-–—]|to|and|до|и)\s?$/i;
const percent = /%|cent(?!s)|процент|на сто/i;
const small = /^\s?(?:ст\.|цента|стотинки|cents?)$/i;

/** The numbers of a text in order. In “20–30 %” the first has the unit of the second. */
export function figuresIn(text: string): Figure[] {
  const figures = matchesOf(text, figure).map((match): Figure => {
    const { sign = '', digits = '', size = '', unit = '' } = match.groups ?? {};
    const { value, decimals } = read(digits);
    const scaled = value * sizeOf(size) * (small.test(unit) ? 0.01 : 1);
    return {
      value: scaled,
      unit: unitOf(sign + unit.trim()),
      written: match[0].trim(),
      decimals,
      start: match.index,
      end: match.index + match[0].length,
    };
  });
  for (const [index, { unit, start }] of figures.entries()) {
    const before = figures[index - 1];
    if (before?.unit === 'none' && range.test(text.slice(before.end, start))) before.unit = unit;
  }
  return figures;
}

/** “1.500” and “1 500” are thousands, “1.5” and “12,78” decimals; “0.400” is one too. */
function read(digits: string): { value: number; decimals: number } {
  const plain = digits.replace(/[ \u00a0\u202f]/g, '');
  const isGrouped = /^[1-9]\d{0,2}([.,]\d{3})+$/.test(plain);
  if (isGrouped) return { value: Number(plain.replace(/[.,]/g, '')), decimals: 0 };
  const decimal = plain.replace(/[.,](?=\d{3}[.,])/g, '').replace(',', '.');
  return { value: Number(decimal), decimals: decimal.split('.')[1]?.length ?? 0 };
}

function sizeOf(size: string): number {
  if (size === '') return 1;
  return /^(?:million|милион|млн)/i.test(size) ? 1_000_000 : 1_000;
}

function unitOf(sign: string): Unit {
  if (sign === '') return 'none';
  return percent.test(sign) && !small.test(sign) ? 'percent' : 'money';
}
