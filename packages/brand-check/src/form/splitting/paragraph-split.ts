import type { Replacement } from '@savet/contract/brand-check';
import type { Range } from '../../fixing/edits.ts';
import { isInsideMarks } from '../../language/inside-marks.ts';
import type { Sentence } from '../../language/sentences.ts';

/**
 * The edits that divide a paragraph between the sentences inside it into parts of at most `max` words and about the same length.
 * @returns null if a part would stay too long
 */
export function paragraphSplit(
  text: string,
  paragraph: Range & { words: number },
  inside: readonly Sentence[],
  max: number,
): readonly Replacement[] | null {
  const target = paragraph.words / Math.ceil(paragraph.words / max);
  const edits: Replacement[] = [];
  let words = 0;
  let count = 0;
  for (const [index, sentence] of inside.entries()) {
    const before = inside[index - 1];
    const isEnough = words >= target || words + sentence.words > max;
    if (before && isEnough && mayEnd(text, paragraph, before)) {
      edits.push({ start: before.end, end: sentence.start, text: gapIn(text, paragraph.start) });
      words = 0;
      count = 0;
    }
    words += sentence.words;
    count += 1;
    // One sentence alone is as short as a paragraph can be.
    if (words > max && count > 1) return null;
  }
  return edits.length > 0 ? edits : null;
}

function mayEnd(text: string, { start }: Range, { end }: Sentence): boolean {
  return !isInsideMarks(text.slice(start, end), end - start);
}

/** An empty line, within a quotation with its mark. */
function gapIn(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1);
  const mark = /^(?:\s{0,3}>\s?)+/.exec(line)?.[0] ?? '';
  return `\n${mark.trimEnd()}\n${mark}`;
}
