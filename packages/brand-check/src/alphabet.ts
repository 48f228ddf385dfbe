import { lettered } from '@savet/text/lettered';
import type { CheckedText } from './checked-text.ts';
import type { Mark } from './finding.ts';
import { mark, marksOf } from './rule.ts';

const mixed = lettered(
  /(?<![\p{L}\p{M}])(?=[\p{L}\p{M}]*\p{Script=Latin})(?=[\p{L}\p{M}]*\p{Script=Cyrillic})[\p{L}\p{M}]+/gu,
);
/** Letters that look the same; Latin first. */
const pairs = 'aа cс eе oо pр xх yу kк uи AА BВ CС EЕ HН KК MМ OО PР TТ XХ YУ iі sѕ jј'.split(' ');
/** Letters of no Bulgarian word. */
const notBulgarian = /[іѕј]/u;
const toCyrillic = new Map(
  pairs.flatMap(([latin = '', cyrillic = '']) =>
    notBulgarian.test(cyrillic) ? [] : [[latin, cyrillic] as const],
  ),
);
const toLatin = new Map(pairs.map(([latin = '', cyrillic = '']) => [cyrillic, latin] as const));

/** Words with letters of both alphabets. */
export function alphabetMarks({ readable }: CheckedText): readonly Mark[] {
  return marksOf(readable, mixed, ({ 0: word, index }) =>
    mark(index, index + word.length, null, { fix: inOneAlphabet(word), detail: foreignIn(word) }),
  );
}

function inOneAlphabet(word: string): string | null {
  const map = isCyrillic(word) ? toCyrillic : toLatin;
  const foreign = new Set(foreignIn(word));
  const letters = Array.from(word, (letter) => (foreign.has(letter) ? map.get(letter) : letter));
  return letters.some((letter) => letter === undefined) ? null : letters.join('');
}

/** The letters of the alphabet that the word has fewer of. */
function foreignIn(word: string): string {
  const script = isCyrillic(word) ? /\p{Script=Latin}/u : /\p{Script=Cyrillic}/u;
  return [...new Set(Array.from(word).filter((letter) => script.test(letter)))].join('');
}

function isCyrillic(word: string): boolean {
  const count = word.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  return count * 2 >= word.length;
}
