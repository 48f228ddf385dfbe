import type { Replacement } from '@savet/contract/brand-check';
import { lettered } from '@savet/text/lettered';
import { articleBefore } from '../language/article.ts';
import { keepCase } from '../language/keep-case.ts';

export interface Range {
  start: number;
  end: number;
}

/** What mends a finding: as in `Finding`. */
export interface Fix {
  fix: string | null;
  edits?: readonly Replacement[];
}

export const noFix: Fix = { fix: null };

/** Characters that rules read before a position: a text may be one long line, and each of its words a finding. */
const READ_BEFORE = 120;

const sentenceStart = /(?:^[\s>*_#•\-\d.)]*|[.!?…]\s+)[„“"'(*_]*$/u;
const article = lettered(/(?<![\p{L}’'-])(an?)([ \u00a0])$/iu);
/** The comma and the blanks between the word before and one that may be left out. */
const inserted = lettered(/[\p{L}\p{N}]([,;]?[ \u00a0]+)$/u);

/** Whether a word at this position begins its sentence. */
export function startsSentence(text: string, at: number): boolean {
  return sentenceStart.test(lineBefore(text, at));
}

/** Other words in their place, with the capital that belongs there and the right article of English before them. */
export function replacing(text: string, range: Range, words: string): Fix {
  const found = text.slice(range.start, range.end);
  // Not “KPIs”.
  const isCapital = /^\p{Lu}(?!\p{Lu})/u.test(found);
  const put = isCapital || startsSentence(text, range.start) ? capitalised(words) : words;
  const before = article.exec(lineBefore(text, range.start));
  const right = before?.[1] === undefined ? null : articleFor(before[1], put);
  if (!before || right === null) return { fix: put };
  const start = range.start - before[0].length;
  return { fix: put, edits: [{ start, end: range.end, text: `${right}${before[2]}${put}` }] };
}

/**
 * Without the words, with the blanks, the capital and the article that are then right.
 * @returns no fix where nothing of the sentence would be left
 */
export function deleting(text: string, { start, end }: Range): Fix {
  // Emphasis would be left around nothing.
  if (/[*_`]/.test(text.charAt(start - 1) + text.charAt(end))) return noFix;
  const after = text.slice(end, end + 40);
  const isFirst = startsSentence(text, start);
  const gap = (
    isFirst
      ? lettered(/^[,:;]?[ \u00a0]+(?=[\p{L}\p{N}])/u)
      : lettered(/^[ \u00a0]+(?=[\p{L}\p{N}])/u)
  ).exec(after);
  if (gap) {
    const next = end + gap[0].length;
    if (isFirst) return deletion(start, next + 1, text.charAt(next).toUpperCase());
    const before = article.exec(lineBefore(text, start));
    const word = text.slice(next, next + 8);
    const right = before?.[1] === undefined ? null : articleFor(before[1], word);
    if (!before || right === null) return deletion(start, next, '');
    return deletion(start - before[0].length, next, `${right}${before[2]}`);
  }
  // “(incredibly) soft”: brackets would be left around nothing.
  const lead = inserted.exec(lineBefore(text, start));
  if (isFirst || !lead || !/^(?:[.!?…,;:]|[ \u00a0]*$)/u.test(after)) return noFix;
  return deletion(start - (lead[1]?.length ?? 0), end, '');
}

export function deletion(start: number, end: number, text: string): Fix {
  return { fix: '', edits: [{ start, end, text }] };
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The word before a position, in lower case; empty if punctuation comes between. */
export function wordBefore(text: string, at: number): string {
  return (
    lettered(/([\p{L}’'-]+)[ \u00a0]+$/u)
      .exec(lineBefore(text, at))?.[1]
      ?.toLowerCase() ?? ''
  );
}

/** The word after a position, in lower case; empty if punctuation comes between. */
export function wordAfter(text: string, at: number): string {
  return (
    lettered(/^[ \u00a0]+([\p{L}\p{N}’'-]+)/u)
      .exec(text.slice(at, at + 60))?.[1]
      ?.toLowerCase() ?? ''
  );
}

/** The end of the line before a position. */
export function lineBefore(text: string, at: number): string {
  const near = text.slice(Math.max(0, at - READ_BEFORE), at);
  return near.slice(near.lastIndexOf('\n') + 1);
}

/** The other article if the word needs it; null if the written one is right. */
function articleFor(written: string, word: string): string | null {
  const right = articleBefore(word);
  return right === written.toLowerCase() ? null : keepCase(written, right);
}
