import { expect, it } from 'vitest';
import { secondsLeft } from './countdown.rules.ts';

it.each([
  [0, 5],
  [999, 5],
  [1_000, 4],
  [4_999, 1],
  [5_000, 0],
  [60_000, 0],
])('after %i ms, %i s are left', (elapsed, left) => {
  expect(secondsLeft(elapsed)).toBe(left);
});
