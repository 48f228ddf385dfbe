import { wordsOf } from './text.ts';

/** Without “one”, which is mostly an article, above all in Bulgarian. */
const values: readonly (readonly [value: number, words: string])[] = [
  [0.5, 'half половин половината половината'],
  [2, 'two twice couple double два две двама двете двата двойно'],
  [3, 'three три трима трите'],
  [4, 'four четири четирима четирите'],
  [5, 'five пет петте петима'],
  [6, 'six шест шестте шестима'],
  [7, 'seven седем седемте'],
  [8, 'eight осем осемте'],
  [9, 'nine девет'],
  [10, 'ten десет десетте'],
  [11, 'eleven единадесет единайсет'],
  [12, 'twelve dozen дванадесет дванайсет'],
  [15, 'fifteen петнадесет петнайсет'],
  [20, 'twenty двадесет двайсет'],
  [30, 'thirty тридесет трийсет'],
  [40, 'forty четиридесет четирийсет'],
  [50, 'fifty петдесет'],
  [60, 'sixty шестдесет шейсет'],
  [100, 'hundred сто стотина'],
  [1000, 'thousand хиляда хиляди'],
];
const valueByWord = new Map(
  values.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
);

/** The values of the numbers that a text has in words. */
export function numberWordsIn(text: string): number[] {
  return wordsOf(text).flatMap((word) => valueByWord.get(word) ?? []);
}
