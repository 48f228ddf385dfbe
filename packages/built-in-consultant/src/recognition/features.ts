import { fold, stemOf } from '@savet/text/stems';
import { wordsOf } from '@savet/text/text';
import { isLatinBulgarian, toCyrillic } from '../language/latin-bulgarian.ts';
import { Recent } from './recent.ts';

/** Longer runs of letters are not words. */
const WORD_MAX = 40;
/** How much of a question is read, in words and in UTF-16 units. */
const WORDS_MAX = 120;
const SOURCE_MAX = 4_000;
/** Letters of a piece of a word. */
const PIECE = 4;
/** Texts whose words are kept: reading a question asks for them dozens of times. */
const RECENT_MAX = 100;
const recent = new Recent<readonly string[]>(RECENT_MAX);

/** The folded words of a question. Bulgarian in Latin letters is read as Cyrillic. */
export function comparedWords(text: string): readonly string[] {
  return recent.get(text, () => foldedWords(text));
}

function foldedWords(text: string): string[] {
  const question = text.slice(0, SOURCE_MAX);
  const words = wordsOf(question)
    .filter((word) => word.length <= WORD_MAX)
    .slice(0, WORDS_MAX);
  return (isLatinBulgarian(question) ? words.map(toCyrillic) : words).map(fold);
}

/**
 * The features of a text, each once:
 * - the stems of its words
 * - pairs of neighbouring stems (“about_us”)
 * - pieces of four letters (“~cold”), which recognise a word that has an unknown ending
 * Every number becomes “#”, because the figures of one question say nothing about another.
 */
export function featuresOf(
  comparedWords: readonly string[],
  known: WordFeatures = new Map(),
): string[] {
  const words = comparedWords.map((word) => featuresOfWord(/\d/.test(word) ? '#' : word, known));
  const pairs = words.slice(1).map(({ stem }, index) => `${words[index]?.stem}_${stem}`);
  return [
    ...new Set([
      ...words.map(({ stem }) => stem),
      ...pairs,
      ...words.flatMap(({ pieces }) => pieces),
    ]),
  ];
}

/** The features of words by word: learning meets the same words thousands of times. */
export type WordFeatures = Map<string, { stem: string; pieces: readonly string[] }>;

function featuresOfWord(word: string, known: WordFeatures) {
  const found = known.get(word);
  if (found) return found;
  const features = { stem: stemOf(word), pieces: piecesOf(word) };
  known.set(word, features);
  return features;
}

function piecesOf(word: string): string[] {
  const marked = `^${word}$`;
  return Array.from(
    { length: Math.max(0, marked.length - PIECE + 1) },
    (_, start) => `~${marked.slice(start, start + PIECE)}`,
  );
}
