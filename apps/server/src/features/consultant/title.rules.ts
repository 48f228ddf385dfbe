import { GENERATED_TITLE_MAX } from '@savet/contract/limits';
import { clip } from './text.ts';

const marks = /^[\s"'“”„«»‘’*_#`.:-]+|[\s"'“”„«»‘’*_#`.:-]+$/g;

/** A model that writes an essay instead of a title is read this far, in UTF-16 units. */
const TITLE_SOURCE_MAX = 500;

/** A model's title as it may be stored: its first line with text, bare, at most 60 characters; null when nothing is left. */
export function titleFrom(text: string): string | null {
  const start = text.slice(0, TITLE_SOURCE_MAX);
  const line = start.split('\n').find((entry) => /[\p{L}\p{N}]/u.test(entry)) ?? '';
  const title = line
    .replace(/^\W*(?:title|заглавие)\s*:/iu, '')
    .replace(/\s+/g, ' ')
    .replace(marks, '');
  return title === '' ? null : clip(title, GENERATED_TITLE_MAX);
}
