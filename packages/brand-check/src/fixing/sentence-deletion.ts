import { lettered } from '@savet/text/lettered';
import { areOpen, countMarks, type MarkCounts, marksWithout } from '../language/inside-marks.ts';
import type { Range } from './edits.ts';

/**
 * What to delete so that a sentence is gone: with the blanks beside it, or its whole line.
 * @param marks those of the whole text
 * @returns null where nothing would be left, in tables, and where brackets, quotation marks or emphasis go beyond the sentence
 */
export function sentenceDeletion(text: string, sentence: Range, marks: MarkCounts): Range | null {
  const before = text.slice(0, sentence.start);
  const after = text.slice(sentence.end);
  const lead = before.slice(before.lastIndexOf('\n') + 1);
  const trail = /^[^\n]*/.exec(after)?.[0] ?? '';
  const written = text.slice(sentence.start, sentence.end);
  if (`${lead}${trail}${written}`.includes('|')) return null;
  const own = countMarks(written);
  if (!areOpen(marks) && (areOpen(own) || areOpen(marksWithout(marks, own)))) return null;
  if (![before, after].some((rest) => lettered(/[\p{L}\p{N}]/u).test(rest))) return null;
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
