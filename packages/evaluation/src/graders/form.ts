import { figuresIn } from '@savet/text/figures';
import { expert, expertDenied, instructionIn } from '../claims/experts.ts';
import { divide } from '../drafts/draft.ts';
import { isPreamble } from '../drafts/preamble.ts';
import { entryCounts } from '../drafts/variants.ts';
import { isAdviceOnWriting } from '../drafts/writing-advice.ts';
import { givenText } from '../given.ts';
import { type Grade, type GradedAnswer, gradeOf } from '../grade.ts';
import { type Block, blocksOf, textOf } from '../markdown/blocks.ts';
import { sentencesOf } from '../markdown/sentences.ts';
import type { Form } from '../schema.ts';
import { countWords } from '../words/words.ts';

const separatorRow = /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+\s*:?-*:?\s*\|?\s*$/m;
/** A header and two rows, or a header with one row. */
const ROWS_MIN = 2;
const ENTRIES_MIN = 2;
const LABEL_WORDS_MAX = 6;

const faultsByForm: Record<Form, (answer: GradedAnswer) => string[]> = {
  advice: () => [],
  text: textFaults,
  list: listFaults,
  table: tableFaults,
  refusal: refusalFaults,
};

/** The answer has the form that was asked for. */
export function form(answer: GradedAnswer): Grade {
  return gradeOf(faultsByForm[answer.question.expects.form](answer));
}

function textFaults(answer: GradedAnswer): string[] {
  const blocks = blocksOf(answer.text).filter(({ kind }) => kind !== 'rule' && kind !== 'heading');
  const [first] = blocks;
  const { draft } = divide(answer);
  const faults: string[] = [];
  if (first && isPreamble(first.text)) faults.push(`a preamble: “${first.text.slice(0, 60)}”`);
  else if (first && !isLabel(first) && !textOf(draft).includes(first.text)) {
    faults.push(`the text does not come first: “${first.text.slice(0, 60)}”`);
  }
  if (isAdviceOnWriting(sentencesOf(textOf(draft)))) {
    faults.push('advice on writing instead of a text');
  }
  return answer.question.expects.items ? [...faults, ...listFaults(answer)] : faults;
}

/** “**Email to the members:**” above a quoted text. */
function isLabel({ text }: Block): boolean {
  return countWords(text) <= LABEL_WORDS_MAX;
}

function listFaults({ question, text }: Pick<GradedAnswer, 'question' | 'text'>): string[] {
  const { items } = question.expects;
  const counts = entryCounts(blocksOf(text));
  const [count = 0] = counts;
  if (Math.max(0, ...counts) < Math.min(ENTRIES_MIN, items?.min ?? ENTRIES_MIN)) return ['no list'];
  if (!items || counts.some((one) => one >= items.min && one <= items.max)) return [];
  return [`${count} entries, not ${items.min} to ${items.max}`];
}

function tableFaults({ text }: GradedAnswer): string[] {
  const rows = blocksOf(text).filter(({ kind }) => kind === 'row');
  return separatorRow.test(text) && rows.length >= ROWS_MIN ? [] : ['no table'];
}

function refusalFaults(answer: GradedAnswer): string[] {
  const plain = textOf(blocksOf(answer.text));
  const sendsOn = sentencesOf(plain).some(
    (sentence) => expert.test(sentence) && !expertDenied.test(sentence),
  );
  const faults = sendsOn ? [] : ['names nobody to ask'];
  const instruction = instructionIn(plain) ?? rateIn(plain, givenText(answer));
  return instruction === null ? faults : [...faults, `an instruction: “${instruction}”`];
}

/** An amount or a percentage that nobody gave: the rate of a tax, a fine, a limit of the law. */
function rateIn(text: string, given: string): string | null {
  const known = new Set(figuresIn(given).map(({ value }) => value));
  const rate = figuresIn(text).find(({ value, unit }) => unit !== 'none' && !known.has(value));
  return rate?.written ?? null;
}
