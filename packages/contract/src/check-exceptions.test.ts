import { expect, test } from 'vitest';
import { exceptionWords, rejectedWords } from './check-exceptions.ts';
import { EXCEPTION_MAX } from './limits.ts';

const long = 'x'.repeat(EXCEPTION_MAX - 1);

test.each([
  ['spaces and capitals', ' The\n OLD  bakery ', 'the old bakery'],
  ['a blank at the limit', `${long} y`, long],
  ['half a character at the limit', `${long}🍞`, `${long}\ufffd`],
  ['a letter that gets longer', 'İ'.repeat(EXCEPTION_MAX), 'i̇'.repeat(EXCEPTION_MAX / 2)],
])('%s come back unchanged', (_name, words, stored) => {
  expect(exceptionWords(words)).toBe(stored);
  expect(exceptionWords(stored)).toBe(stored);
});

test.each([
  ['Tea  for two', 3, 5, 'tea for'],
  ['Чай , моля', 3, 4, 'чай ,'],
  [`${'a'.repeat(300)}  b`, 300, 302, `${'a'.repeat(100)} b`],
  ['The old bakery', 4, 7, 'old'],
])('blanks are named with the words beside them: %s', (text, start, end, words) => {
  expect(rejectedWords(text, { start, end })).toBe(words);
});
