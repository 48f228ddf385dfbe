import { LEV_PER_EURO, prices } from '@savet/contract/plans';
import { expect, it } from 'vitest';
import { formatPrice, yearlySavings } from './price.rules.ts';

it.each([
  ['en', 1_278, false, '€12.78'],
  ['en', 1_278, true, '€12.78 (24.99\u00a0lv)'],
  ['bg', 20_399, true, '203,99\u00a0€ (399\u00a0лв.)'],
  // Twelve times 39 less 399.
  ['bg', 3_529, true, '35,29\u00a0€ (69\u00a0лв.)'],
  // Not a price of the specification: the fixed rate.
  ['en', 1_500, true, '€15 (29.34\u00a0lv)'],
] as const)('in %s, %i cents with lev %s are %s', (locale, cents, showsLev, text) => {
  expect(formatPrice(locale, cents, { showsLev })).toBe(text);
});

it('the figures of the specification are the fixed rate, to within four stotinki', () => {
  for (const { eurCents, bgnCents } of Object.values(prices)) {
    expect(Math.abs(eurCents * LEV_PER_EURO - bgnCents)).toBeLessThan(4);
  }
});

it('a year saves what twelve months cost more', () => {
  expect(yearlySavings).toBe(3_529);
});
