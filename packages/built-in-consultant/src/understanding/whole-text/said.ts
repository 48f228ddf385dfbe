import { lettered } from '@savet/text/lettered';
import { fold, stemOf } from '@savet/text/stems';
import type { SaidWords } from '../../knowledge/purposes.schema.ts';

/** Two forms of a word may differ in this many letters at the end. */
const ENDING = 3;
const PREFIX_MIN = 4;
const NOON = 12;

export interface Said {
  /** Whether the text has a figure, also in words, as a month or on the clock of 24 hours. */
  hasFigure: (figure: string, next: string) => boolean;
  /** Whether the text has a word, another form of it, or one that means the same. */
  has: (word: string) => boolean;
}

/** Indexes the words and figures of a text. */
export function saidIn(shown: string, { same, numbers, months }: SaidWords): Said {
  const words = [
    ...new Set(
      (shown.match(lettered(/[\p{L}\d][\p{L}\d’'-]*/gu)) ?? []).map((word) =>
        fold(word.toLowerCase()),
      ),
    ),
  ];
  const stems = new Set(words.map((word) => stemOf(word)));
  const inWords = Object.keys(numbers).filter((figure) =>
    numbers[figure]?.some((word) => words.includes(word)),
  );
  const inMonths = months.flatMap((names, index) =>
    names.some((name) => words.includes(name)) ? [String(index + 1)] : [],
  );
  const digits = new Set([
    ...(shown.match(/\d+(?:[.,:/\u00A0 ]\d+)*/gu) ?? []).flatMap((figure) => [
      figure.replace(/\D/gu, ''),
      ...figure.split(/\D+/u).flatMap((part) => [part, plain(part)]),
    ]),
    ...inWords,
  ]);
  const hasForm = (word: string) => {
    if (stems.has(stemOf(word))) return true;
    const start = word.slice(0, Math.max(PREFIX_MIN, word.length - ENDING));
    return word.length >= PREFIX_MIN && words.some((each) => each.startsWith(start));
  };
  return {
    hasFigure: (figure, next) => {
      const parts = figure.match(/\d+/gu) ?? [];
      const isDate = parts.length > 1 && /^\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?\.?$/u.test(figure);
      const isPm = /pm$/iu.test(figure) || /^pm$/iu.test(next);
      return (
        digits.has(figure.replace(/\D/gu, '')) ||
        parts.every((part) => digits.has(part) || digits.has(plain(part))) ||
        (isDate && digits.has(plain(parts[0] ?? '')) && inMonths.includes(plain(parts[1] ?? ''))) ||
        (isPm && digits.has(String(Number(parts[0]) + NOON)))
      );
    },
    has: (word) => {
      if (hasForm(word)) return true;
      const number = Object.keys(numbers).find((figure) => numbers[figure]?.includes(word));
      if (number !== undefined && digits.has(number)) return true;
      const month = months.findIndex((names) => names.includes(word));
      if (month >= 0 && digits.has(String(month + 1))) return true;
      return same.some(
        (group) => group.includes(word) && group.some((other) => words.includes(other)),
      );
    },
  };
}

/** A number without leading zeros. */
function plain(part: string): string {
  return part.replace(/^0+(?=\d)/u, '');
}
