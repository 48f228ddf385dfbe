import { stemOf } from '@savet/text/stems';
import { wordsOf } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';

/** Shorter words say nothing about what a text is about. */
const LETTERS_MIN = 4;

/** The stems of the words that say what a text is about. */
export function contentStems(
  text: string,
  { understanding }: Pick<Knowledge, 'understanding'>,
): Set<string> {
  const isContent = (word: string) =>
    word.length >= LETTERS_MIN && !understanding.emptyWords.has(word);
  return new Set(wordsOf(text).filter(isContent).map(stemOf));
}

/** How many of the stems a text has too. */
export function commonStems(
  text: string,
  stems: ReadonlySet<string>,
  knowledge: Pick<Knowledge, 'understanding'>,
): number {
  return [...contentStems(text, knowledge)].filter((stem) => stems.has(stem)).length;
}
