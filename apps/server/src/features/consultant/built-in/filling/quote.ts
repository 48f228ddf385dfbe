import { clip, sentencesOf } from '../../text.ts';
import type { Phrases } from '../phrases.schema.ts';
import { oneLine } from './items.ts';

/** Longest quotation of a field, in UTF-16 units. */
const QUOTE_MAX = 180;
/** A quotation may end with a sentence from this length on. */
const SENTENCE_MIN = 60;

/**
 * A person's words inside an answer: on one line, shortened, as plain text whatever marks of
 * markdown they hold, in the quotation marks of the language.
 */
export function quote(value: string, { quoteOpen, quoteClose }: Phrases): string {
  const line = innerQuotes(oneLine(value).replace(/\s+/g, ' ').trim());
  return `${quoteOpen}${escapeMarkdown(shorten(line))}${quoteClose}`;
}

/** As plain text whatever marks of markdown it holds. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*[\]<|~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&');
}

/** Quotation marks that can stand inside others. */
export function innerQuotes(text: string): string {
  return text.replace(/["“”„«»]([^"“”„«»]*)["“”„«»]/g, '‘$1’').replace(/["“”„«»]/g, '’');
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
