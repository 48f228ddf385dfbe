import type { Knowledge } from '../../knowledge/knowledge.ts';
import { comparedWords } from '../../recognition/features.ts';

type Needed = Pick<Knowledge, 'understanding'>;

/** Shorter words say nothing about a subject. */
const LETTERS_MIN = 3;
/** A message of fewer content words tells nothing more. */
const TELLS = 2;

/** How many words of a text may tell what it is about. */
export function contentIn(text: string, { understanding }: Needed): number {
  return comparedWords(text).filter(
    (word) => word.length >= LETTERS_MIN && !understanding.emptyWords.has(word),
  ).length;
}

/** Whether a message tells something of its own: “why?” and “how long does it take?” don’t. */
export function tells(text: string, knowledge: Needed): boolean {
  return contentIn(text, knowledge) >= TELLS;
}
