import { shownParts } from '@savet/built-in-consultant';
import { clip, sentencesOf } from '@savet/text/text';

/** Longest quotation, in UTF-16 units. */
const QUOTE_MAX = 240;
/** Marks at the start of a line: headings, quotations, entries of lists. */
const lineStart = /^(?:\s*(?:#{1,6}|>|[-*+]|\d+[.)])\s+)+/;
const link = /(?<!\\)!?\[([^\]]*)\]\([^)\s]*\)/g;
const emphasis =
  /(?<!\\)(?:\*\*|__|~~|`|(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}]))/gu;
const escaped = /\\([\\`*_[\]<>|~])/g;

/**
 * The sentence of an answer that shows most of a field's value, without its Markdown; null if none does. Rows of tables are
 * no sentences.
 * @param answer in Markdown
 */
export function quoteOf(answer: string, value: string): string | null {
  let [quote, most]: [string | null, number] = [null, 0];
  for (const line of answer.split('\n')) {
    if (line.includes('|') || shownParts(line, value).length === 0) continue;
    for (const sentence of sentencesOf(readable(line))) {
      const shown = clip(sentence, QUOTE_MAX);
      const length = shownParts(shown, value).join('').length;
      if (length > most) [quote, most] = [shown, length];
    }
  }
  return quote;
}

function readable(line: string): string {
  return line
    .replace(lineStart, '')
    .replace(link, '$1')
    .replace(emphasis, '')
    .replace(escaped, '$1');
}
