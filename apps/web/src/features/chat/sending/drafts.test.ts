import { expect, test } from 'vitest';
import { draftKey, putBack } from './drafts.ts';

test('each user and chat has its own draft', () => {
  const keys = [draftKey('u', 'a'), draftKey('u', undefined), draftKey('v', 'a')];
  expect(new Set(keys).size).toBe(3);
});

test.each([
  { typed: '', back: 'question' },
  { typed: ' \n', back: 'question' },
  { typed: 'next', back: 'question\n\nnext' },
])('puts a question back in front of "$typed"', ({ typed, back }) => {
  expect(putBack('question', typed)).toBe(back);
});
