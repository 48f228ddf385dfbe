import { withAvoidedWord } from '@savet/contract/brand-check';
import { avoidedWords } from '@savet/text/vocabulary';
import { expect, test } from 'vitest';

test.each([
  ['', 'amazing', 'Avoid: amazing'],
  ['guests, not customers', 'amazing', 'guests, not customers\nAvoid: amazing'],
  [
    'guests, not customers\nAvoid: cheap.',
    'last chance',
    'guests, not customers\nAvoid: cheap, last chance',
  ],
  ['гости, а не клиенти', 'страхотен', 'гости, а не клиенти\nИзбягваме: страхотен'],
  ['Избягваме: евтин', 'само днес', 'Избягваме: евтин, само днес'],
])('%j with %j', (guide, words, expected) => {
  const proposed = withAvoidedWord(guide, words);
  expect(proposed).toBe(expected);
  expect(avoidedWords(proposed).map(({ avoid }) => avoid)).toContain(words);
});
