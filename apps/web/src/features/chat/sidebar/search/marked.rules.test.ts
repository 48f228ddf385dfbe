import { expect, test } from 'vitest';
import { parts } from './marked.rules.ts';

test.each([
  ['Хляб и хлябът', 'ХЛЯБ', ['[Хляб]', ' и ', '[хляб]', 'ът']],
  ['none', 'x', ['none']],
  ['abc', '', ['abc']],
  ['aaa', 'aa', ['[aa]', 'a']],
  ['a.c', '.', ['a', '[.]', 'c']],
])('splits %j at matches of %j', (text, query, expected) => {
  expect(parts(text, query).map((part) => (part.isMatch ? `[${part.text}]` : part.text))).toEqual(
    expected,
  );
});
