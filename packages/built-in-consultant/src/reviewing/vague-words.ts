import { wordsFor } from '@savet/text/signs';
import { fillTemplate } from '@savet/text/text';
import { quote } from '../filling/quote.ts';
import type { Finding, ReviewContext } from './finding.ts';

/** Words shown around a vague one. */
const WORDS_BEFORE = 3;
const WORDS_AFTER = 5;
const VAGUE_MAX = 3;

/** Words that sound good and mean nothing. */
export function vagueWords(
  sentences: readonly string[],
  { knowledge, phrases, language }: ReviewContext,
): Finding[] {
  const said = new Set<string>();
  const found = sentences.flatMap((sentence) => {
    return knowledge.remarks.flatMap(({ words: suspects, remark, inTexts }) => {
      const word = inTexts ? wordsFor(sentence, suspects) : null;
      if (word === null || [...said].some((other) => overlap(other, word))) return [];
      said.add(word);
      return [{ word, sentence, remark: remark[language] }];
    });
  });
  return found.slice(0, VAGUE_MAX).map(({ word, sentence, remark }) => ({
    kind: 'vague',
    word,
    text: fillTemplate(phrases.review.vague, {
      ...{ word: quote(word, phrases), quote: quote(around(word, sentence), phrases), remark },
    }),
  }));
}

function overlap(a: string, b: string): boolean {
  return a.includes(b) || b.includes(a);
}

/** The word with the words around it. */
function around(word: string, sentence: string): string {
  const at = Math.max(0, sentence.toLowerCase().indexOf(word));
  const before = sentence.slice(0, at).split(/\s+/).filter(Boolean);
  const after = sentence.slice(at).split(/\s+/);
  const end = after.length > WORDS_AFTER ? '…' : '';
  const shown = [...before.slice(-WORDS_BEFORE), ...after.slice(0, WORDS_AFTER)].join(' ');
  return `${before.length > WORDS_BEFORE ? '…' : ''}${shown.replace(/[,;.:!]+$/, '')}${end}`;
}
