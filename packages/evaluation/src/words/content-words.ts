import { termsOf } from './glossary.ts';
import { isSameWord } from './word-forms.ts';
import { wordsOf } from './words.ts';

/** Frequent words that say nothing about a business. */
const emptyWords = new Set(
  (
    'about after also and any are aren because been before being both but can come could does doing done each even ' +
    'ever every for from get gets give goes good have here how into its just know least less like make many more most ' +
    'much must need needs not one only other our out over own people per same say see she should some still such than ' +
    'that the their them then there these they this those through time too under until very want was way were what ' +
    'when where which while who whom whose will with without work would you your instead rather ' +
    'ако без беше бъде вече все всеки всяка всичко във вие ваш ваши ваша вашия вашата вашите вашето вас всички где да ' +
    'дали две днес до добре докато друг друга други едва един една едно за защо защото или има имат ии им как каква ' +
    'какво какви какъв като когато което които който колко която към къде между много може могат най например нас ' +
    'наш наша наши не него нея ние никой нито нищо но няма обаче около още от по повече под поне преди през при ' +
    'само се сега след със съм са си сме сте така там този това тази тези това тоест тук хора ще трябва можете ' +
    'имате искате нещо няколко цяла целия'
  ).split(' '),
);
const LETTERS_MIN = 4;

/** The distinct words and numbers of a text that carry its content, in lower case. */
export function contentWordsOf(text: string): string[] {
  const words = wordsOf(text).filter(
    (word) => /^\d+$/.test(word) || (word.length >= LETTERS_MIN && !emptyWords.has(word)),
  );
  return [...new Set(words)];
}

/** Whether two words are forms of one word, or of a word and its translation. */
export function meansSame(one: string, other: string): boolean {
  if (isSameWord(one, other)) return true;
  return termsOf(one).some((term) => other.startsWith(term));
}
