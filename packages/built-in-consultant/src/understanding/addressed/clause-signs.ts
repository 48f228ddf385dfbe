import { lettered } from '@savet/text/lettered';
import { fold, stemOf } from '@savet/text/stems';

/** A number, or a word. */
const words = lettered(/\d+(?:[.,:]\d+)*|\p{L}+(?:['’]\p{L}+)?/gu);
/** Longer clauses are alike in their length. In words. */
const LONG = 8;

/** The signs of a clause that help to tell whom it is for: its words, pairs of words, first and last word, length, a figure, a question mark. */
export function clauseSigns(clause: string): string[] {
  const said = (clause.match(words) ?? []).map((word) =>
    /^\d/u.test(word) ? '#' : fold(word.replaceAll('’', "'")),
  );
  const [first = '', second = ''] = said;
  const signs = [
    ...said.flatMap((word) => [`word ${word}`, `stem ${stemOf(word)}`]),
    ...said.slice(1).map((word, at) => `pair ${said[at]} ${word}`),
    `first ${first}`,
    `start ${first} ${second}`,
    `last ${said.at(-1) ?? ''}`,
    `long ${Math.min(said.length, LONG)}`,
    ...(clause.includes('?') ? ['asks'] : []),
    ...(said.includes('#') ? ['figure'] : []),
  ];
  return [...new Set(signs)];
}
