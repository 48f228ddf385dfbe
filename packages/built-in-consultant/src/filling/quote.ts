import { clip, sentencesOf } from '@savet/text/text';
import type { Phrases } from '../knowledge/phrases.schema.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { oneLine } from './items.ts';

/** Longest quotation of a value, in UTF-16 units. */
const QUOTE_MAX = 180;
/** Shortest quotation that may end after a sentence, in UTF-16 units. */
const SENTENCE_MIN = 60;

/**
 * Quotes a value inside an answer: on one line, shortened, with markdown escaped, in the quotation marks of
 * the language.
 */
export function quote(value: string, { quoteOpen, quoteClose }: Phrases): string {
  const line = innerQuotes(oneLine(value).replace(/\s+/g, ' ').trim(), quoteOpen);
  return `${quoteOpen}${escapeMarkdown(shorten(line))}${quoteClose}`;
}

/** Replaces quotation marks by ones that can be nested in a quotation that begins with `outer`. */
export function innerQuotes(text: string, outer: string): string {
  const [open, close] = outer === '„' ? ['‚', '‘'] : ['‘', '’'];
  return text
    .replace(/["“”„«»]([^"“”„«»]*)["“”„«»]/g, `${open}$1${close}`)
    .replace(/["“”„«»]/g, close);
}

function shorten(line: string): string {
  if (line.length <= QUOTE_MAX) return line.replace(/[.;,\s]+$/, '');
  let whole = '';
  for (const sentence of sentencesOf(line)) {
    if (whole.length + sentence.length > QUOTE_MAX) break;
    whole = `${whole} ${sentence}`.trim();
  }
  return whole.length >= SENTENCE_MIN ? whole.replace(/\.$/, '') : clip(line, QUOTE_MAX);
}
