import { groupOf } from '@savet/contract/brand-check';
import type { Finding } from './finding.ts';
import type { Range } from './fixing/edits.ts';
import { sentenceDeletion } from './fixing/sentence-deletion.ts';
import { countMarks } from './language/inside-marks.ts';
import { type Sentence, sentencesIn } from './language/sentences.ts';

/** Groups whose sentences a text can do without. */
const deletable = new Set(['claims', 'promises', 'tone']);

/**
 * Finds what to delete for findings in a text: the whole sentence of one without a fix, because deleting a part often leaves an
 * incorrect sentence. Only findings about claims, promises, tone and avoided words are deleted. It is null for other findings, in tables,
 * and where the text would be empty.
 */
export function deletionsIn(
  text: string,
): (finding: Pick<Finding, 'rule' | 'fix' | 'edits' | 'start' | 'end'>) => Range | null {
  const sentences = sentencesIn(text);
  const marks = countMarks(text);
  // A sentence may have thousands of findings.
  const found = new Map<Sentence, Range | null>();
  return ({ rule, fix, edits, start, end }) => {
    if (fix !== null || edits) return null;
    if (!deletable.has(groupOf(rule)) && rule !== 'avoidedWords') return null;
    const sentence = sentences.find((one) => one.start <= start && end <= one.end);
    if (!sentence) return null;
    const known = found.get(sentence);
    if (known !== undefined) return known;
    const deletion = sentenceDeletion(text, sentence, marks);
    found.set(sentence, deletion);
    return deletion;
  };
}
