import { clip } from '@savet/built-in-consultant';
import { GENERATED_TITLE_MAX } from '@savet/contract/limits';

const marks = /^[\s"'“”„«»‘’*_#`.:-]+|[\s"'“”„«»‘’*_#`.:-]+$/g;

/** How much of a model's text is read, in UTF-16 units: some models write an essay. */
const TITLE_SOURCE_MAX = 500;

/** The title in a model's text: its first line without marks, at most 60 characters; null if that is empty. */
export function titleFrom(text: string): string | null {
  const start = text.slice(0, TITLE_SOURCE_MAX);
  const line = start.split('\n').find((entry) => /[\p{L}\p{N}]/u.test(entry)) ?? '';
  const title = line
    .replace(/^\W*(?:title|заглавие)\s*:/iu, '')
    .replace(/\s+/g, ' ')
    .replace(marks, '');
  return title === '' ? null : clip(title, GENERATED_TITLE_MAX);
}
