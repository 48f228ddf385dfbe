import { expect, test } from 'vitest';
import { sidesOf } from './choice-sides.ts';

test.each([
  ['Discount or gift?', { left: 'Discount', right: 'gift?' }],
  ['Да наема човек или фирма?', { left: 'Да наема човек', right: 'фирма?' }],
])('two ways: %s', (message, sides) => {
  expect(sidesOf(message)).toEqual(sides);
});

test.each([
  'Should we show the prices or will people leave?',
  'Should I do it or not?',
  'Да вдигна ли цените или ще си тръгнат?',
  'How do I find partners or suppliers?',
  'We sell to shops or restaurants.',
])('no choice: %s', (message) => {
  expect(sidesOf(message)).toBeNull();
});
