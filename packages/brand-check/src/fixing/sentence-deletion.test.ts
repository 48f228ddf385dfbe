import { expect, test } from 'vitest';
import { countMarks } from '../language/inside-marks.ts';
import { sentenceDeletion } from './sentence-deletion.ts';

const without = (text: string, sentence: string) => {
  const start = text.indexOf(sentence);
  const gone = sentenceDeletion(text, { start, end: start + sentence.length }, countMarks(text));
  return gone && text.slice(0, gone.start) + text.slice(gone.end);
};

test.each([
  ['beside another', 'Hurry! We bake rye.', 'Hurry!', 'We bake rye.'],
  ['with a quotation', 'Try “the best rye”. We bake.', 'Try “the best rye”.', 'We bake.'],
  [
    'with a mark that nothing closes',
    'Try "the best rye”. We bake.',
    'Try "the best rye”.',
    'We bake.',
  ],
])('a sentence %s goes with the blank beside it', (_, text, sentence, left) => {
  expect(without(text, sentence)).toBe(left);
});

test.each([
  ['emphasis', '**Hurry! We bake** rye.', '**Hurry!'],
  ['brackets', '(We bake. Hurry!) Rye.', 'Hurry!)'],
  ['a quotation', '“Hurry! We bake,” she says.', '“Hurry!'],
])('a sentence stays where %s would be cut in two', (_, text, sentence) => {
  expect(without(text, sentence)).toBeNull();
});
