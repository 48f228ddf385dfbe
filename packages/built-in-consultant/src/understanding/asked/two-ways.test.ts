import { expect, test } from 'vitest';
import { twoWaysOf } from './two-ways.ts';

test.each([
  ['they hardly log in. chase them or let them go', 'chase them', 'let them go', false],
  [
    'the cake was designed already, keep the deposit or be nice about it?',
    'keep the deposit',
    'be nice about it',
    false,
  ],
  ['sell it at half price or will people learn to wait', 'sell it at half price', null, true],
  ['отказват в последния момент. капаро или ще ги уплаша', 'капаро', null, true],
  [
    'да ги сложа на различни смени или само го отлагам',
    'да ги сложа на различни смени',
    null,
    true,
  ],
])('%s', (message, first, second, isFear) => {
  const ways = twoWaysOf(message);
  expect(ways).toMatchObject({ first, isFear });
  if (second !== null) expect(ways?.second).toBe(second);
});

test.each(['How do I write a newsletter?', 'or what?'])('%s: no two ways', (message) => {
  expect(twoWaysOf(message)).toBeNull();
});
