import type { Replacement } from '@savet/contract/brand-check';
import { wantedWords } from '@savet/text/vocabulary';
import { type CheckedText, valueOf } from '../checked-text.ts';
import type { Mark } from '../finding.ts';
import { avoidedIn } from '../language/avoided-words.ts';
import { formsOf } from '../language/forms-of.ts';
import { type Token, tokensOf } from '../language/tokens.ts';
import { mark } from '../rule.ts';
import { replacementFor } from './replacement.ts';
import { synonymsOf } from './synonyms.ts';

/** A shorter list may not have a word for the subject of a text. */
const LIST_MIN = 3;
/** Shorter texts have no room for a brand's own words, in words. */
const TEXT_MIN = 40;
/** Named beside the finding. */
const NAMED_MAX = 5;

/** The first sentence of a text without any of the words that the vocabulary guide lists as the brand's own, in any form. */
export function wantedWordMarks(checked: CheckedText): readonly Mark[] | null {
  const { values, tokens, sentences } = checked;
  const wanted = wantedWords(valueOf(values, 'vocabularyGuide'));
  if (wanted.length < LIST_MIN) return null;
  const [first] = sentences;
  if (!first || tokens.length < TEXT_MIN || wanted.some((word) => isUsed(word, tokens))) return [];
  const detail = wanted.slice(0, NAMED_MAX).join(', ');
  const edit = inPlaceOfSynonym(wanted, checked);
  return [
    mark(first.start, first.end, 'vocabularyGuide', { ...(edit && { edits: [edit] }), detail }),
  ];
}

/** A wanted word in place of the first word that means the same; null if the text has none in a form that can be kept. */
function inPlaceOfSynonym(
  wanted: readonly string[],
  { text, own, tokens, avoided }: CheckedText,
): Replacement | null {
  const taken = new Set(avoidedIn(tokens, own, avoided).flatMap((found) => found.tokens));
  const pairs = wanted.flatMap((say) =>
    synonymsOf(say).map((avoid) => ({ say, avoid, forms: formsOf(avoid) })),
  );
  for (const token of tokens) {
    if (taken.has(token)) continue;
    for (const { say, avoid, forms } of pairs) {
      const { start, end } = token;
      const replaced = forms.has(token.word)
        ? replacementFor(text, { start, end, avoid, say })
        : null;
      if (replaced) return { start: replaced.start, end, text: replaced.fix };
    }
  }
  return null;
}

function isUsed(word: string, tokens: readonly Token[]): boolean {
  const forms = tokensOf(word).map(({ word: part }) => formsOf(part));
  return tokens.some((_, start) =>
    forms.every((wanted, offset) => wanted.has(tokens[start + offset]?.word ?? '')),
  );
}
