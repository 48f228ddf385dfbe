import { stemOf } from '@savet/text/stems';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { comparedWords } from '../../recognition/features.ts';
import { eligibleLabels } from './eligible.ts';

type Needed = Pick<Knowledge, 'recogniser' | 'understanding'>;

/** Shorter words say nothing about a subject. */
const LETTERS_MIN = 3;
/** Fewer words tell no situation: one of them is the subject. */
const WORDS_MIN = 6;
/** So likely, the words fit together. */
const SURE = 0.9;
/** An example so like the question tells the same situation. */
const ALIKE = 0.4;
/** Without the word, the rest of the question doesn’t speak of the advice at all. */
const BY_THE_REST = 0.1;

/**
 * Whether one word alone pulls a question to an advice: “a franchise barber opened 80 m away, do I drop my price” is about no franchise. The
 * situation has to be a second sign: the rest of the words, or an example that is like the question.
 */
export function isPulled(message: string, label: string, knowledge: Needed): boolean {
  const { recogniser, understanding } = knowledge;
  const words = comparedWords(message);
  const stems = new Set(
    words
      .filter((word) => word.length >= LETTERS_MIN && !understanding.emptyWords.has(word))
      .map(stemOf),
  );
  if (stems.size < WORDS_MIN) return false;
  if ((recogniser.likenesses(message).get(label) ?? 0) >= ALIKE) return false;
  const isEligible = eligibleLabels(message, false);
  const likelihoodOf = (text: string) =>
    recogniser.classify(text, isEligible).find((each) => each.label === label)?.likelihood ?? 0;
  if (likelihoodOf(message) >= SURE) return false;
  return [...stems].some(
    (stem) => likelihoodOf(words.filter((word) => stemOf(word) !== stem).join(' ')) < BY_THE_REST,
  );
}
