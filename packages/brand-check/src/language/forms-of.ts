import { bulgarianForms } from './bulgarian-forms.ts';
import { englishForms } from './english-forms.ts';

/** The forms of a word, in lower case, with the word itself. Some are no words: they match nothing. */
export function formsOf(word: string): ReadonlySet<string> {
  const lower = word.toLowerCase().replaceAll('’', "'");
  return /\p{Script=Cyrillic}/u.test(lower) ? bulgarianForms(lower) : englishForms(lower);
}
