import { expect, it } from 'vitest';
import { axisTop } from './axis.rules.ts';

it.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [7, 8],
  [9, 10],
  [10, 10],
  [11, 20],
  [55, 60],
  [100, 100],
  [4_001, 6_000],
])('a scale for up to %i ends at %i', (most, top) => {
  expect(axisTop(most)).toBe(top);
  expect(top % 2).toBe(0);
});
