import { expect, test } from 'vitest';
import { valueOfEquation } from './equations.ts';

test.each<[string, number | null]>([
  ['Per walk: (€35 + €40) × 6 transfers', 450],
  ['12 × 0,50', 6],
  ['140 € – 60 € – 22 €', 58],
  ['1,200 ÷ 4', 300],
  ['60 : 8', 7.5],
  ['30 apartments × €0.40', 12],
  ['In all', null],
  ['The price of 12', null],
  ['(3 + 4', null],
])('%j', (before, value) => {
  expect(valueOfEquation(before)).toBe(value);
});
