import { divide } from '../drafts/draft.ts';
import { askedText, givenText } from '../given.ts';
import { type Grade, type GradedAnswer, gradeOf } from '../grade.ts';
import { textOf } from '../markdown/blocks.ts';
import { paragraphsOf } from '../markdown/paragraphs.ts';
import { plainText, withoutAddresses } from '../markdown/plain.ts';
import { withoutPlaceholders } from '../markdown/quotations.ts';
import { follows, type Operand } from '../numbers/arithmetic.ts';
import { type Figure, figuresIn } from '../numbers/figures.ts';
import { isHedged } from '../numbers/hedges.ts';
import { numberWordsIn } from '../numbers/number-words.ts';
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
  const invented = figures.filter((figure) => !isCount(figure) && !isKnown(figure, given));
  return [...inventedTimes, ...invented.map(({ written }) => written)];
}

/** In advice, amounts and percentages may be assumptions; what is accepted can be computed with. */
function inventedInAdvice({ text }: GradedAnswer, given: readonly Operand[]): string[] {
  const operands = [...given];
  const invented: string[] = [];
  for (const paragraph of paragraphsOf(text)) {
    const hedged = isHedged(plainText(paragraph.surroundings));
    for (const figure of figuresIn(cleaned(paragraph.text))) {
      const known = isKnown(figure, operands) || figure.value === 0 || isWhole(figure);
      if (figure.unit !== 'none' && !known && !hedged) invented.push(figure.written);
      operands.push({ value: figure.value, unit: figure.unit, isAsked: true });
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

function isKnown(figure: Figure, operands: readonly Operand[]): boolean {
  return operands.some(({ value }) => value === figure.value) || follows(figure, operands);
}

function isCount({ value, unit, decimals }: Figure): boolean {
  return unit === 'none' && decimals === 0 && value <= COUNT_MAX;
}

function isWhole({ value, unit }: Figure): boolean {
  return unit === 'percent' && value === 100;
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
