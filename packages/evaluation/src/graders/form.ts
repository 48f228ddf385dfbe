import { expert, instructionIn } from '../claims/experts.ts';
import { isAdviceOnWriting, isPreamble } from '../drafts/preamble.ts';
import { entryCounts } from '../drafts/variants.ts';
import { type Grade, type GradedAnswer, gradeOf } from '../grade.ts';
import { blocksOf, textOf } from '../markdown/blocks.ts';
import type { Form } from '../schema.ts';

const separatorRow = /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+\s*:?-*:?\s*\|?\s*$/m;
/** A header and two rows, or a header with one row. */
const ROWS_MIN = 2;
const ENTRIES_MIN = 2;

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

function textFaults({ question, text }: GradedAnswer): string[] {
  const blocks = blocksOf(text);
  const first = blocks.find(({ kind }) => kind !== 'rule')?.text ?? '';
  const faults = [];
  if (isPreamble(first)) faults.push(`a preamble: “${first.slice(0, 60)}”`);
  if (isAdviceOnWriting(blocks)) faults.push('advice on writing instead of a text');
  return question.expects.items ? [...faults, ...listFaults({ question, text })] : faults;
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

function refusalFaults({ text }: GradedAnswer): string[] {
  const plain = textOf(blocksOf(text));
  const faults = expert.test(plain) ? [] : ['names nobody to ask'];
  const instruction = instructionIn(plain);
  return instruction === null ? faults : [...faults, `an instruction: “${instruction}”`];
}
