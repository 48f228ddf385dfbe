import { withAvoidedWord } from '@savet/contract/brand-check';
import { avoidedWords } from '@savet/text/vocabulary';
import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';

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
  ['', '24/7 support', 'Avoid: “24/7 support”'],
  ['Avoid: cheap', 'don’t wait', 'Avoid: cheap, “don’t wait”'],
  ['Avoid: cheap', 'fast and easy', 'Avoid: cheap, “fast and easy”'],
  ['Избягваме: евтин', 'поддръжка 24/7', 'Избягваме: евтин, „поддръжка 24/7“'],
  ['', 'the “best”, no. 1', 'Avoid: «the “best”, no. 1»'],
  ['Avoid: cheap. We like “guests”.', 'no. 1', 'Avoid: cheap. We like “guests”.\nAvoid: “no. 1”'],
])('%j with %j', (guide, words, expected) => {
  const proposed = withAvoidedWord(guide, words);
  expect(proposed).toBe(expected);
  expect(avoidedWords(proposed).map(({ avoid }) => avoid)).toContain(words);
});

test.each([
  ['24/7 support', 'EN'],
  ['don’t wait', 'EN'],
  ['fast and easy', 'EN'],
  ['поддръжка 24/7', 'BG'],
] as const)('the check finds “%s” once it is avoided', (words, language) => {
  const text = `1, 2: ${words}, 3`;
  const values = { vocabularyGuide: withAvoidedWord('', words) };
  const { findings } = checkText({ text, language, channel: 'text', values });
  const found = findings.filter(({ rule }) => rule === 'avoidedWords');
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([words]);
});
