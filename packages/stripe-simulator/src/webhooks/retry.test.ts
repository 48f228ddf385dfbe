import { expect, test } from 'vitest';
import { retryDelay } from './retry.ts';

test.each([
  [1, 1000],
  [2, 2000],
  [5, 16_000],
  [12, 2_048_000],
  [13, 3_600_000],
  [40, 3_600_000],
])('after %i failed attempts: %i ms', (failed, milliseconds) => {
  expect(retryDelay(failed, 1000)).toBe(milliseconds);
});
