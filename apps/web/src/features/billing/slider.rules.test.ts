import { expect, it } from 'vitest';
import { afterSwipe, step } from './slider.rules.ts';

it.each([
  [0, 3, -49, 0],
  [0, 3, 49, 0],
  [0, 3, -50, 1],
  [2, 3, -50, 0],
  [0, 3, 50, 2],
  [1, 2, 120, 0],
])(
  'from card %i of %i a finger moved by %i px leads to card %i',
  (index, count, distance, next) => {
    expect(afterSwipe(index, count, distance)).toBe(next);
  },
);

it('wraps around by the arrows', () => {
  expect([step(0, 3, -1), step(2, 3, 1), step(1, 3, 1)]).toEqual([2, 0, 2]);
});
