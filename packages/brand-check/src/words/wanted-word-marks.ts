import { wantedWords } from '@savet/text/vocabulary';
import { type CheckedText, valueOf } from '../checked-text.ts';
import type { Mark } from '../finding.ts';
import { formsOf } from '../language/forms-of.ts';
import { type Token, tokensOf } from '../language/tokens.ts';
import { mark } from '../rule.ts';

/** A shorter list may not have a word for the subject of a text. */
const LIST_MIN = 3;
/** Shorter texts have no room for a brand's own words, in words. */
const TEXT_MIN = 40;
/** Named beside the finding. */
const NAMED_MAX = 5;

/** The first sentence of a text without any of the words that the vocabulary guide lists as the brand's own, in any form. */
export function wantedWordMarks({
  values,
  tokens,
  sentences,
}: CheckedText): readonly Mark[] | null {
  const wanted = wantedWords(valueOf(values, 'vocabularyGuide'));
  if (wanted.length < LIST_MIN) return null;
  const [first] = sentences;
  if (!first || tokens.length < TEXT_MIN || wanted.some((word) => isUsed(word, tokens))) return [];
  const detail = wanted.slice(0, NAMED_MAX).join(', ');
  return [mark(first.start, first.end, 'vocabularyGuide', { detail })];
}

function isUsed(word: string, tokens: readonly Token[]): boolean {
  const forms = tokensOf(word).map(({ word: part }) => formsOf(part));
  return tokens.some((_, start) =>
    forms.every((wanted, offset) => wanted.has(tokens[start + offset]?.word ?? '')),
  );
}
