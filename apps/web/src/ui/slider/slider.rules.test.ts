import { expect, it } from 'vitest';
import { cardSide, step, stepTowards, swipeStep } from './slider.rules.ts';

it.each([
  [-49, null],
  [49, null],
  [0, null],
  [-50, 1],
  [50, -1],
  [120, -1],
])('a swipe of %i px gives step %s', (distance, by) => {
  expect(swipeStep(distance)).toBe(by);
});

it('wraps around at both ends', () => {
  expect([step(0, 3, -1), step(2, 3, 1), step(1, 3, 1), step(1, 2, 1)]).toEqual([2, 0, 2, 0]);
});

it('takes the shorter way to a card', () => {
  expect([
    stepTowards(0, 1, 3),
    stepTowards(0, 2, 3),
    stepTowards(2, 0, 3),
    stepTowards(1, 0, 2),
  ]).toEqual([1, -1, 1, 1]);
});

it.each([
  [1, 1, 3, null, 0],
  [2, 1, 3, null, 1],
  [2, 1, 3, 1, 1],
  [0, 1, 3, 1, -1],
  [3, 1, 4, null, null],
  [1, 0, 2, null, 1],
  [0, 1, 3, -1, -1],
  [0, 2, 3, 1, 1],
  [1, 0, 2, -1, -1],
  [1, 0, 2, 1, 1],
] as const)('card %i, with card %i of %i shown and lean %s, is on side %s', (...given) => {
  const [card, index, count, lean, side] = given;
  expect(cardSide(card, index, count, lean)).toBe(side);
});
