import { expect, test } from 'vitest';
import { quantile, ratioOf, summaryLine } from './statistics.ts';

test.each([
  [[3, 1, 2], 0.5, 2],
  [[1, 2, 3, 4], 0.5, 3],
  [[5], 0.95, 5],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95, 10],
  [[1, 2], 1, 2],
])('the quantile of %j at %d is %d', (values, part, expected) => {
  expect(quantile(values, part)).toBe(expected);
});

test('throws without values', () => {
  expect(() => quantile([], 0.5)).toThrow('nothing was measured');
});

test('the ratio compares medians, so a single slow round does not change it', () => {
  expect(ratioOf([210, 210, 9_000], [200, 200, 200])).toBeCloseTo(1.05);
  expect(summaryLine('here', [1, 2, 3])).toBe(
    '  here: median 2.0 ms, 95th percentile 3.0 ms, of 3',
  );
});
