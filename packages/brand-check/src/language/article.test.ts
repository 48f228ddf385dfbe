import { expect, test } from 'vitest';
import { articleBefore } from './article.ts';

test.each([
  ['a', 'good useful unique united European one-off utility house 7-day 1800'],
  ['an', 'oven unimportant unusual uninteresting unidentified onerous honest hour 80% 18-day'],
])('%s before %s', (article, words) => {
  const wrong = words.split(' ').filter((word) => articleBefore(word) !== article);
  expect(wrong).toEqual([]);
});
