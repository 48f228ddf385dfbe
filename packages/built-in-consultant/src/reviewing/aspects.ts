import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';

/** More words of one entry are hard to say in one breath. */
const LONG_WORDS = 20;
/** “No senior engineer is …”, „никой не …“: the entry says what is not. */
const negation = lettered(
  /(?<!\p{L})(?:no|not|never|nobody|nothing|none|without|(?:do|does|is|are|was|can|wo)n[’']t|cannot|не|няма|никой|никога|нищо|никакъв|никаква|никакво|никакви|нито|без)(?!\p{L})/iu,
);

/** Whether an entry is negative or long by its words, and the word that says so. */
export function measured(
  value: string,
  aspect: 'negative' | 'long',
): { is: boolean; word: string } {
  if (aspect === 'long') return { is: wordsOf(value).length > LONG_WORDS, word: '' };
  const word = negation.exec(value)?.[0] ?? '';
  return { is: word !== '', word };
}
