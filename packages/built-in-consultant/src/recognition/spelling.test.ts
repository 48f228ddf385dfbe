import { expect, test } from 'vitest';
import { createSpelling } from './spelling.ts';

const corrected = createSpelling(['pricing', 'customer', 'complaint', 'позициониране']);

test.each([
  ['pricng', 'pricing'],
  ['custommer', 'customer'],
  ['позицонирне', 'позициониране'],
])('%s is %s', (word, right) => {
  expect(corrected(word)).toBe(right);
});

test.each(['pricing', 'compliant', 'prize', 'rpicing', 'bakery'])('%s stays', (word) => {
  expect(corrected(word)).toBe(word);
});
