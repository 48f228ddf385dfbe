import { groupOf } from '@savet/contract/brand-check';
import type { Finding } from './finding.ts';
import { sentenceDeletion } from './fixing/sentence-deletion.ts';
import { sentencesIn } from './language/sentences.ts';

/** Groups whose sentences a text can do without. */
const deletable = new Set(['claims', 'promises', 'tone']);

/**
 * The range to delete for a finding without a fix: its whole sentence, because deleting a part often leaves an incorrect one. Only
 * findings about claims, promises, tone and avoided words are deleted.
 * @returns null for other findings, in tables, and where the text would be empty
 */
export function deletionOf(
  text: string,
  { rule, fix, edits, start, end }: Pick<Finding, 'rule' | 'fix' | 'edits' | 'start' | 'end'>,
): { start: number; end: number } | null {
  if (fix !== null || edits) return null;
  if (!deletable.has(groupOf(rule)) && rule !== 'avoidedWords') return null;
  const sentence = sentencesIn(text).find((one) => one.start <= start && end <= one.end);
  return sentence ? sentenceDeletion(text, sentence) : null;
}
