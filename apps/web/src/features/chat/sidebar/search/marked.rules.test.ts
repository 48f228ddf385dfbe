import { expect, test } from 'vitest';
import { parts } from './marked.rules.ts';

test.each([
  ['Хляб и хлябът', 'ХЛЯБ', ['[Хляб]', ' и ', '[хлябът]']],
  ['none', 'x', ['none']],
  ['abc', '', ['abc']],
  ['aaa', 'aa', ['[aaa]']],
  ['the bakery and a lab', 'ba', ['the ', '[bakery]', ' and a lab']],
  ['a.c', '.', ['a', '[.]', 'c']],
])('splits %j at the words that match %j', (text, query, expected) => {
  expect(parts(text, query).map((part) => (part.isMatch ? `[${part.text}]` : part.text))).toEqual(
    expected,
  );
});
