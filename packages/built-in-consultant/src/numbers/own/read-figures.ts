import { lettered } from '@savet/text/lettered';
import { type Figure, figuresIn, type Unit } from '../figures.ts';

/** How much of a message is read, in UTF-16 units. */
const READ_MAX = 1_000;
const amount = String.raw`(?:€\s?)?(\d+(?:[.,]\d{1,2})?)\s?(?:€|eur\p{L}*|евро|лв\.?|лева)?`;
/** “From 28 to 34 euros”, „от 28 на 34“. */
const change = lettered(
  String.raw`(?<!\p{L})(?:from|от)\s+${amount}\s*(%?)\s+(?:(?:up|down)\s+)?(?:to|на)\s+${amount}\s*(%?)(?![\d:]|\s*(?:часа|pm|am|o'clock|декември|януари))`,
  'iu',
);
/** “5 of 14”, „9 от 120“. */
const share =
  /(?<![\d.,])(\d{1,6})\s+(?:out of|of|от)\s+(?:(?:our|the|my|общо|нашите|моите)\s+)?(\d{1,7})(?![\d.,:%]|\s*(?:часа|до|to|€|евро|stars?|звезди))/iu;

/** A figure that goes from one value to another. */
export interface Change {
  from: number;
  to: number;
  isPercent: boolean;
}

export function changeIn(question: string): Change | null {
  const found = change.exec(question.slice(0, READ_MAX));
  if (!found) return null;
  const [, from = '', before = '', to = '', after = ''] = found;
  const isPercent = before === '%' || after === '%';
  return { from: numberOf(from), to: numberOf(to), isPercent };
}

/** A part and its whole. */
export function shareIn(question: string): { part: number; whole: number } | null {
  const found = share.exec(question.slice(0, READ_MAX));
  const [part, whole] = [Number(found?.[1]), Number(found?.[2])];
  return found && part > 0 && part < whole ? { part, whole } : null;
}

/** The only figure of a unit that has one of the signs near it and none of the others; null if there is none or several. */
export function onlyFigure(
  question: string,
  unit: Unit,
  signs: RegExp,
  not?: RegExp,
): number | null {
  const found = figuresIn(question.slice(0, READ_MAX)).filter(
    (figure) => figure.unit === unit && hasSign(figure, signs) && !(not && hasSign(figure, not)),
  );
  const values = [...new Set(found.map(({ value }) => value))];
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** Letters on each side of a figure that are searched for signs. */
const NEAR = 30;

/** Whether a sign stands near the figure in its own clause. Words beyond a comma belong to another figure. */
function hasSign({ before, after }: Figure, signs: RegExp): boolean {
  const [clause = ''] = after.split(/[.,;!?]/);
  const [last = ''] = before.split(/[.;!?]|,\s/).slice(-1);
  return signs.test(`${last.slice(-NEAR)}#${clause.slice(0, NEAR)}`);
}

function numberOf(digits: string): number {
  return Number(digits.replace(',', '.'));
}
