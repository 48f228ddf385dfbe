import { EXCEPTION_MAX } from './limits.ts';

/** Longest part of a word beside blanks, in UTF-16 units. */
const BESIDE_MAX = 100;

/**
 * The words of an exception as they are stored and compared. What it returns comes back unchanged, so browser and server can
 * both call it.
 */
export function exceptionWords(words: string): string {
  const line = words.toLowerCase().replace(/\s+/g, ' ').trim();
  return line.slice(0, EXCEPTION_MAX).trimEnd().toWellFormed();
}

/** The words by which a finding in a text is rejected. Blanks alone name no place: they come with the words beside them. */
export function rejectedWords(
  text: string,
  { start, end }: Readonly<{ start: number; end: number }>,
): string {
  const marked = text.slice(start, end);
  if (marked.trim() !== '') return exceptionWords(marked);
  const before = /\S*$/.exec(text.slice(Math.max(0, start - BESIDE_MAX), start))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(end, end + BESIDE_MAX))?.[0] ?? '';
  return exceptionWords(`${before}${marked}${after}`);
}
