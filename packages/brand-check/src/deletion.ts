import type { Finding } from './finding.ts';
import { sentencesIn } from './language/sentences.ts';

/**
 * What to delete for a finding that has no fix: the whole sentence of a claim or a promise. A part of a sentence would often
 * leave an incorrect one, so other findings have none.
 * @returns null also where nothing would be left, and in tables
 */
export function deletionOf(
  text: string,
  { group, fix, start, end }: Pick<Finding, 'group' | 'fix' | 'start' | 'end'>,
): { start: number; end: number } | null {
  if (fix !== null || (group !== 'claims' && group !== 'promises')) return null;
  const sentence = sentencesIn(text).find((one) => one.start <= start && end <= one.end);
  if (!sentence) return null;
  const before = text.slice(0, sentence.start);
  const after = text.slice(sentence.end);
  const lead = /[^\n]*$/.exec(before)?.[0] ?? '';
  const trail = /^[^\n]*/.exec(after)?.[0] ?? '';
  if (`${lead}${trail}`.includes('|') || text.slice(sentence.start, sentence.end).includes('|')) {
    return null;
  }
  if ((before + after).trim() === '') return null;
  // A sentence that is the whole line goes with its line, another one with the blanks beside it.
  if (lead.trim() !== '' && trail.trim() === '') {
    return { start: sentence.start - blanksAtEnd(lead), end: sentence.end };
  }
  if (trail.trim() !== '') {
    return { start: sentence.start, end: sentence.end + blanksAtStart(trail) };
  }
  const lineEnd = sentence.end + trail.length;
  if (lineEnd < text.length) return { start: sentence.start - lead.length, end: lineEnd + 1 };
  return { start: before.trimEnd().length, end: text.length };
}

function blanksAtEnd(text: string): number {
  return text.length - text.trimEnd().length;
}

function blanksAtStart(text: string): number {
  return text.length - text.trimStart().length;
}
