import { isLatinBulgarian, toCyrillic } from '../language/latin-bulgarian.ts';
import { fold, stemOf } from '../text/stems.ts';
import { wordsOf } from '../text/text.ts';

/** Longer runs of letters are not words. */
const WORD_MAX = 40;
/** How much of a question is read, in words and in UTF-16 units. */
const WORDS_MAX = 120;
const SOURCE_MAX = 4_000;
/** Letters of a piece of a word. */
const PIECE = 4;

/** The folded words of a question. Bulgarian in Latin letters is read as Cyrillic. */
export function comparedWords(text: string): string[] {
  const question = text.slice(0, SOURCE_MAX);
  const words = wordsOf(question)
    .filter((word) => word.length <= WORD_MAX)
    .slice(0, WORDS_MAX);
  return (isLatinBulgarian(question) ? words.map(toCyrillic) : words).map(fold);
}

/**
 * What words are recognised by, each once: their stems, pairs of neighbouring stems (“about_us”), and pieces of four letters
 * (“~cold”), by which unknown forms of a word are still recognised. All numbers are the same feature, because the figures of
 * an example say nothing about another question.
 */
export function featuresOf(comparedWords: readonly string[]): string[] {
  const words = comparedWords.map((word) => (/\d/.test(word) ? '#' : word));
  const stems = words.map(stemOf);
  const pairs = stems.slice(1).map((stem, index) => `${stems[index]}_${stem}`);
  return [...new Set([...stems, ...pairs, ...words.flatMap(piecesOf)])];
}

function piecesOf(word: string): string[] {
  const marked = `^${word}$`;
  return Array.from(
    { length: Math.max(0, marked.length - PIECE + 1) },
    (_, start) => `~${marked.slice(start, start + PIECE)}`,
  );
}
