import { type Figure, figuresIn } from '@savet/text/figures';
import { lettered } from '@savet/text/lettered';
import { matchesOf } from '@savet/text/matches';
import { numberWordsIn } from '@savet/text/number-words';
import type { CheckedText } from '../checked-text.ts';
import type { Mark } from '../finding.ts';
import { mark, marksOf } from '../rule.ts';
import { contradictions } from './contradictions.ts';
import { factsOf, profileFacts } from './facts.ts';
import { notClaims } from './not-claims.ts';
import { saidNumbers } from './said-numbers.ts';

/** Up to this, a number without a unit counts what is in the text itself. */
const COUNT_MAX = 10;
/** Letters in which the word after a number is looked for, and by which its forms are the same. */
const NOUN_MAX = 30;
const STEM = 3;
const ratio = /(?<![\d.,])(\d+)\s(?:out of|in|of|от|на)\s(\d+)(?![\d.,%€]|\s?[%€]|:\d)/giu;

/** Numbers that neither the profile nor the question has. */
export function numberMarks(checked: CheckedText): readonly Mark[] | null {
  if (profileFacts(checked) === '') return null;
  const facts = factsOf(checked);
  const text = checked.own.replace(notClaims, blank);
  const ratios = marksOf(text, ratio, (match) => {
    const isGiven = matchesOf(facts, ratio).some(
      (given) => given[1] === match[1] && given[2] === match[2],
    );
    const { 0: written, index } = match;
    return isShare(match) && !isGiven
      ? mark(index, index + written.length, null, { detail: written })
      : null;
  });
  const given = [...givenIn(profileFacts(checked), false), ...givenIn(checked.question, true)];
  const words = new Set(numberWordsIn(facts));
  const ranges = rangesOf(given, facts);
  const figures = figuresIn(text.replace(ratio, blank)).map((figure) => withNoun(figure, text));
  const numbers = figures
    .filter((figure) => !isCount(figure) && !isZeroOrAll(figure))
    .filter((figure) => !given.some((fact) => isSame(figure, fact)))
    .filter(({ value, unit }) => unit !== 'none' || !words.has(value))
    .filter((figure) => !ranges.some((range) => isBetween(figure, range)))
    .filter((figure) => !isSum(figure, figures, given))
    .map(({ start, end, written }) => mark(start, end, null, { detail: written }));
  const found = [...ratios, ...numbers];
  const further = [...saidNumbers(checked.words, facts), ...contradictions(checked.words, facts)];
  return further.reduce(
    (kept, one) =>
      kept.some(({ start, end }) => one.start < end && start < one.end) ? kept : [...kept, one],
    found,
  );
}

/** “9 out of 10” is a share; “2 of 20” and „4 на 7“ may be anything. */
function isShare(match: RegExpExecArray): boolean {
  const [, part, whole] = match;
  return Number(part) < Number(whole) && [4, 5, 10, 20, 100].includes(Number(whole));
}

interface Counted extends Figure {
  /** The word after it; empty if there is none. */
  noun: string;
}

interface Given extends Counted {
  isAsked: boolean;
}

function givenIn(text: string, isAsked: boolean): Given[] {
  return figuresIn(text).map((figure) => ({ ...withNoun(figure, text), isAsked }));
}

function withNoun(figure: Figure, text: string): Counted {
  const after = text.slice(figure.end, figure.end + NOUN_MAX);
  return {
    ...figure,
    noun:
      lettered(/^[ \u00a0](\p{L}{3,})/u)
        .exec(after)?.[1]
        ?.toLowerCase() ?? '',
  };
}

/** Whether a figure repeats a fact. People often leave the unit out of a question. */
function isSame(figure: Counted, fact: Given): boolean {
  if (figure.value !== fact.value) return false;
  if (fact.isAsked && fact.unit === 'none') return true;
  // “14 rooms” is no “€14”.
  if (figure.unit === 'none') return fact.unit === 'none' || fact.isAsked || figure.noun === '';
  return figure.unit === fact.unit;
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
  noun: string;
}

function rangesOf(figures: readonly Counted[], text: string): Range[] {
  return figures.flatMap((figure, index) => {
    const next = figures[index + 1];
    const between = next ? text.slice(figure.end, next.start) : '';
    if (!next || !/^\s?(?:[-–—]|to|and|до|и)\s?$/iu.test(between)) return [];
    return [{ from: figure.value, to: next.value, unit: next.unit, noun: next.noun }];
  });
}

/** “200 to 5,000 orders” says nothing about 312 labels. */
function isBetween(figure: Counted, { from, to, unit, noun }: Range): boolean {
  const isOther =
    noun !== '' && figure.noun !== '' && noun.slice(0, STEM) !== figure.noun.slice(0, STEM);
  return figure.unit === unit && figure.value >= from && figure.value <= to && !isOther;
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
