import { type Figure, figuresIn } from '@savet/text/figures';
import { numberWordsIn } from '@savet/text/number-words';
import type { CheckedText } from '../checked-text.ts';
import type { Mark } from '../finding.ts';
import { mark, marksOf } from '../rule.ts';
import { contradictions } from './contradictions.ts';
import { factsOf, profileFacts } from './facts.ts';

/** Up to this, a number without a unit counts what is in the text itself. */
const COUNT_MAX = 10;
const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември)';
/** Dates, times, telephone numbers, addresses and names with numbers: no claims. */
const notClaims = new RegExp(
  [
    String.raw`(?<!\d)\d{1,2}[:.,]\d{2}(?=\s?(?:ч\.|часа?|am|pm|h)(?!\p{L}))`,
    String.raw`(?<!\d)\d{1,2}:\d{2}(?!\d)`,
    String.raw`\d{1,2}(?:st|nd|rd|th|-?о|-?ти|-?ви|-?ри|-?ма)?(?: of)? ${month}(?!\p{L})(?: \d{4})?`,
    String.raw`(?<!\p{L})${month} \d{1,2}(?:st|nd|rd|th)?(?!\d)`,
    String.raw`(?<!\d)\d{1,2}(?:st|nd|rd|th|-о|-ти|-ви|-ри)(?!\p{L})`,
    String.raw`(?<!\d)\d{1,2}[./]\d{1,2}[./]\d{2,4}`,
    String.raw`(?<!\d)\d{1,2}\s?(?:am|pm|o[’']clock|ч\.|часа)(?!\p{L})`,
    String.raw`(?:\+|(?<!\d)0)\d[\d /-]{5,}\d`,
    String.raw`(?<!\d)\d{5,}(?!\d|[ ,.]?\d|\s?[€%])`,
    String.raw`(?<!\d)24/7(?!\d)`,
    String.raw`(?<![\d€£$])(?:19|20)\d\d(?!\d|[ ,.]\d|\s?[€%])`,
    String.raw`(?:rooms?|pages?|no\.?|number|gates?|lines?|tables?|forms?|floors?|steps?|chapters?|flats?|зала|стая|страница|стр\.|№|номер|маса|етаж|стъпка|глава|вход|бул\.|ул\.) [„“]?\d+`,
    String.raw`\p{L}-\d+`,
    String.raw`\d+-\p{L}{4,}`,
  ].join('|'),
  'giu',
);
const ratio = /(?<![\d.,])(\d+)\s(?:out of|in|of|от|на)\s(\d+)(?![\d.,%€]|\s?[%€]|:\d)/giu;

/** Numbers that neither the profile nor the question has. */
export function numberMarks(checked: CheckedText): readonly Mark[] | null {
  if (profileFacts(checked) === '') return null;
  const facts = factsOf(checked);
  const text = checked.own.replace(notClaims, blank);
  const ratios = marksOf(text, ratio, (match) => {
    const isGiven = [...facts.matchAll(ratio)].some(
      (given) => given[1] === match[1] && given[2] === match[2],
    );
    const { 0: written, index } = match;
    return isShare(match) && !isGiven
      ? mark(index, index + written.length, null, { detail: written })
      : null;
  });
  const given = [
    ...figuresIn(profileFacts(checked)).map((figure) => ({ ...figure, isAsked: false })),
    ...figuresIn(checked.question).map((figure) => ({ ...figure, isAsked: true })),
  ];
  const words = new Set(numberWordsIn(facts));
  const ranges = rangesOf(given, facts);
  const figures = figuresIn(text.replace(ratio, blank));
  const numbers = figures
    .filter((figure) => !isCount(figure) && !isZeroOrAll(figure))
    .filter((figure) => !given.some((fact) => isSame(figure, fact)))
    .filter(({ value, unit }) => unit !== 'none' || !words.has(value))
    .filter((figure) => !ranges.some(({ from, to, unit }) => isBetween(figure, from, to, unit)))
    .filter((figure) => !isSum(figure, figures, given))
    .map(({ start, end, written }) => mark(start, end, null, { detail: written }));
  const found = [...ratios, ...numbers];
  const contradicting = contradictions(checked.own, facts).filter(
    (one) => !found.some(({ start, end }) => one.start < end && start < one.end),
  );
  return [...found, ...contradicting];
}

/** “9 out of 10” is a share; “2 of 20” and „4 на 7“ may be anything. */
function isShare(match: RegExpExecArray): boolean {
  const [, part, whole] = match;
  return Number(part) < Number(whole) && [4, 5, 10, 20, 100].includes(Number(whole));
}

/** Whether a figure repeats a fact. People often leave the unit out of a question. */
function isSame(figure: Figure, fact: Figure & { isAsked: boolean }): boolean {
  if (figure.value !== fact.value) return false;
  const isOpen = figure.unit === 'none' || (fact.isAsked && fact.unit === 'none');
  return isOpen || figure.unit === fact.unit;
}

/** “£4 per payslip, so 20 employees cost £80”: a price times a count of the text. */
function isSum({ value, unit }: Figure, figures: readonly Figure[], given: readonly Figure[]) {
  if (unit === 'none' || unit === 'percent') return false;
  const counts = figures.filter((figure) => figure.unit === 'none' && figure.value > 1);
  return given.some(
    (price) => price.unit === unit && counts.some((count) => price.value * count.value === value),
  );
}

interface Range {
  from: number;
  to: number;
  unit: Figure['unit'];
}

function rangesOf(figures: readonly Figure[], text: string): Range[] {
  return figures.flatMap((figure, index) => {
    const next = figures[index + 1];
    const between = next ? text.slice(figure.end, next.start) : '';
    if (!next || !/^\s?(?:[-–—]|to|and|до|и)\s?$/iu.test(between)) return [];
    return [{ from: figure.value, to: next.value, unit: next.unit }];
  });
}

function isBetween(figure: Figure, from: number, to: number, unit: Figure['unit']): boolean {
  return figure.unit === unit && figure.value >= from && figure.value <= to;
}

function isCount({ value, unit, decimals }: Figure): boolean {
  return unit === 'none' && decimals === 0 && value <= COUNT_MAX;
}

function isZeroOrAll({ value, unit }: Figure): boolean {
  return value === 0 || (unit === 'percent' && value === 100);
}

function blank(found: string): string {
  return ' '.repeat(found.length);
}
