import { type Figure, figuresIn } from '@savet/text/figures';
import { numberWordsIn } from '@savet/text/number-words';
import { withoutPlaceholders } from '@savet/text/quotations';
import { divide } from '../drafts/draft.ts';
import { askedText, givenText } from '../given.ts';
import { type Grade, type GradedAnswer, gradeOf } from '../grade.ts';
import { textOf } from '../markdown/blocks.ts';
import { paragraphsOf } from '../markdown/paragraphs.ts';
import { plainText, withoutAddresses } from '../markdown/plain.ts';
import { follows, type Operand } from '../numbers/arithmetic.ts';
import { valueOfEquation } from '../numbers/equations.ts';
import { isHedged } from '../numbers/hedges.ts';
import type { Form } from '../schema.ts';

/** Up to this, a number counts things that are in the text itself. */
const COUNT_MAX = 10;
const time = /(?<!\d)\d{1,2}[:.]\d{2}(?!\d)/g;

const byForm: Record<Form, (answer: GradedAnswer, given: readonly Operand[]) => string[]> = {
  text: inventedInText,
  advice: inventedInAdvice,
  list: inventedInAdvice,
  table: inventedInAdvice,
  refusal: inventedInAdvice,
};

/** Numbers are given, computed from given ones, or marked as assumptions. */
export function givenNumbers(answer: GradedAnswer): Grade {
  const operands = [
    ...operandsIn(askedText(answer), true),
    ...operandsIn(Object.values(answer.hub.values).join('\n'), false),
  ];
  const faults = byForm[answer.question.expects.form](answer, operands);
  return gradeOf(faults.map((written) => `“${written}” is not given`));
}

/** In a text for others nothing can be assumed: every number must be right. */
function inventedInText(answer: GradedAnswer, given: readonly Operand[]): string[] {
  const clean = cleaned(textOf(divide(answer).draft));
  const times = new Set(givenText(answer).match(time)?.map(normalTime));
  const inventedTimes = (clean.match(/(?<!\d)\d{1,2}:\d{2}(?!\d)/g) ?? []).filter(
    (written) => !times.has(normalTime(written)) && !isFullHour(written, given),
  );
  const figures = figuresIn(clean.replace(/\d{1,2}:\d{2}/g, ' '));
  const invented = figures.filter(
    (figure) =>
      !isCount(figure) && !given.some((one) => isSame(figure, one)) && !follows(figure, given),
  );
  return [...inventedTimes, ...invented.map(({ written }) => written)];
}

/** In advice, amounts and percentages may be assumptions; what is accepted can be computed with. */
function inventedInAdvice({ text: answer }: GradedAnswer, given: readonly Operand[]): string[] {
  const operands = [...given];
  const invented: string[] = [];
  for (const paragraph of paragraphsOf(answer)) {
    const hedged = isHedged(plainText(paragraph.surroundings));
    const text = cleaned(paragraph.text);
    for (const figure of figuresIn(text)) {
      if (operands.some((one) => isSame(figure, one))) continue;
      const isFree = figure.unit === 'none' || hedged || isTrivial(figure);
      if (isFree || follows(figure, operands) || isResult(figure, text)) {
        operands.push({ value: figure.value, unit: figure.unit, isAsked: true });
      } else invented.push(figure.written);
    }
  }
  return invented;
}

function operandsIn(text: string, isAsked: boolean): Operand[] {
  return [
    ...figuresIn(text).map(({ value, unit }) => ({ value, unit, isAsked })),
    ...numberWordsIn(text).map((value) => ({ value, unit: 'none' as const, isAsked })),
  ];
}

/** Whether a figure repeats a number. People often leave the unit out of a question. */
function isSame(figure: Figure, { value, unit, isAsked }: Operand): boolean {
  const isOpen = figure.unit === 'none' || (isAsked && unit === 'none');
  return value === figure.value && (isOpen || unit === figure.unit);
}

/** Whether the arithmetic in front of “= 450” has this value. */
function isResult({ value, decimals, start }: Figure, text: string): boolean {
  const before = text.slice(0, start).trimEnd();
  if (!/[=≈]$/.test(before)) return false;
  const result = valueOfEquation(before.slice(0, -1).trimEnd());
  return result !== null && Math.abs(result - value) <= 10 ** -decimals / 2;
}

function isCount({ value, unit, decimals }: Figure): boolean {
  return unit === 'none' && decimals === 0 && value <= COUNT_MAX;
}

/** Nothing, or all of it. */
function isTrivial({ value, unit }: Figure): boolean {
  return value === 0 || (unit === 'percent' && value === 100);
}

function cleaned(text: string): string {
  return plainText(withoutPlaceholders(withoutAddresses(text)));
}

function normalTime(written: string): string {
  return written.replace('.', ':').replace(/^0/, '');
}

/** “10:00” for a given “10”. */
function isFullHour(written: string, given: readonly Operand[]): boolean {
  const [hour, minutes] = written.split(':').map(Number);
  return minutes === 0 && given.some(({ value }) => value === hour);
}
