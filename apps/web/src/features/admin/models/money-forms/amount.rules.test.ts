import { expect, test } from 'vitest';
import { readAmount } from './amount.rules.ts';

test.each([
  ['0', 2, 0],
  ['12.5', 2, 12.5],
  ['12,50', 2, 12.5],
  [' 1 000 ', 2, 1_000],
  ['1\u00a0000,25', 2, 1_000.25],
  ['0,075', 6, 0.075],
  ['1,000', 2, null],
  ['1.000.000', 2, null],
  ['0,0000001', 6, null],
  ['-1', 2, null],
  ['1e3', 2, null],
  ['12 €', 2, null],
  ['.5', 2, null],
  ['', 2, null],
])('reads "%s" with at most %d decimals as %s', (text, decimals, amount) => {
  expect(readAmount(text, decimals)).toBe(amount);
});
