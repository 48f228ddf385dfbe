import { fillTemplate, wordsOf } from '@savet/text/text';
import { quote } from '../filling/quote.ts';
import type { Finding, ReviewContext } from './finding.ts';

/** Longer sentences are hard to follow, in words. */
const LONG_SENTENCE = 24;
const LONG_MAX = 2;

/** The longest sentences, with a place to split each. */
export function longSentences(sentences: readonly string[], { phrases }: ReviewContext): Finding[] {
  return sentences
    .map((sentence) => ({ sentence, words: wordsOf(sentence).length }))
    .filter(({ words }) => words > LONG_SENTENCE)
    .toSorted((a, b) => b.words - a.words)
    .slice(0, LONG_MAX)
    .map(({ sentence, words }) => {
      const found = fillTemplate(phrases.review.long, { words, quote: quote(sentence, phrases) });
      const at = splitOf(sentence);
      const split =
        at === '' ? '' : ` ${fillTemplate(phrases.review.split, { quote: quote(at, phrases) })}`;
      return { kind: 'long', word: '', text: found + split };
    });
}

/** The first words of a possible second sentence. */
function splitOf(sentence: string): string {
  const joints =
    /,\s+(?:и|а|но|като|която|който|което|които|защото|and|but|which|who|because|while)\s|;\s/giu;
  const middle = sentence.length / 2;
  const places = [...sentence.matchAll(joints)].map(({ index }) => index);
  const [nearest] = places.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (nearest === undefined) return '';
  const rest = sentence.slice(nearest).replace(/^[,;]\s+/, '');
  return `${rest
    .split(/\s+/)
    .slice(0, 4)
    .join(' ')
    .replace(/[,.;]+$/, '')}…`;
}
