import { expect, test } from 'vitest';
import { checkPatterns } from './check-patterns.ts';
import { parseSource } from './source-file.ts';

const file = 'packages/brand-check/src/some.ts';
const linesOf = (text: string, path = file) =>
  checkPatterns(parseSource(path, text)).map(({ line }) => line);

test('letters of Unicode are refused in the patterns of the consultant', () => {
  expect(linesOf('const a = 1;\nconst word = /[\\p{L}\\d]+/u;')).toEqual([2]);
  expect(linesOf('const word = new RegExp(`\\\\p{L}+`);')).toEqual([1]);
});

test('lettered patterns, those without letters and those of other packages are not', () => {
  expect(linesOf('const word = lettered(/\\p{L}+/u);')).toEqual([]);
  expect(linesOf('const word = lettered(/\\p{L}+/u).test(`a`) || /\\p{Lu}/u.test(`A`);')).toEqual(
    [],
  );
  expect(linesOf('const word = /\\p{L}+/u;', 'packages/evaluation/src/some.ts')).toEqual([]);
});
