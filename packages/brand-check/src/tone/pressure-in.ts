import { searchFor } from '@savet/text/search/search';
import { wordIndexOf } from '@savet/text/search/word-index';
import { pressure } from './tone-words.ts';

const search = searchFor(pressure);

/** The expressions of a text that press its reader, whatever the tone of voice. */
export function pressureIn(text: string): string[] {
  return search(wordIndexOf(text)).map(([found]) => found);
}
