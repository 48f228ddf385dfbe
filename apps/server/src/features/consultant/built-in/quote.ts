import { clip, sentencesOf } from '../text.ts';
import type { Phrases } from './knowledge.ts';

/** Longest quotation of a field, in UTF-16 units. */
const QUOTE_MAX = 180;
/** A quotation may end with a sentence from this length on. */
const SENTENCE_MIN = 60;

/**
 * A person's words inside an answer: on one line, shortened, as plain text whatever marks of
 * markdown they hold, in the quotation marks of the language.
 */
export function quote(value: string, { quoteOpen, quoteClose }: Phrases): string {
  const line = value
    .replace(/\s+/g, ' ')
    .replace(/["“”„«»]/g, '’')
    .trim();
  return `${quoteOpen}${escapeMarkdown(shorten(line))}${quoteClose}`;
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

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*[\]<|~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&');
}
