import { groupOf } from '@savet/contract/brand-check';
import type { Finding } from './finding.ts';
import { sentenceDeletion } from './fixing/sentence-deletion.ts';
import { sentencesIn } from './language/sentences.ts';

/** Groups of which a sentence says something that it should not: without it, nothing is said that the text needs. */
const deletable = new Set(['claims', 'promises', 'tone']);

/**
 * What to delete for a finding that has no fix: the whole sentence of a claim, a promise, an avoided expression or what the tone
 * rules out. A part of a sentence would often leave an incorrect one.
 * @returns null also where nothing would be left, and in tables
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
