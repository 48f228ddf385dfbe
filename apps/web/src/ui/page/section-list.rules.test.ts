import { expect, it } from 'vitest';
import { currentSection } from './section-list.rules.ts';

const [height, yMax] = [900, 3_000];

it.each([
  ['before the first section', 0, [300, 900], 0],
  ['in the first', 200, [10, 900], 0],
  ['just before the second', 900, [-700, 161], 0],
  ['at the second', 901, [-700, 160], 1],
  ['a line in the middle of the last window', 2_550, [-900, 520, 760, 1_000], 1],
  ['a line that has passed the next one', 2_700, [-1_050, 370, 610, 850], 2],
  ['the end of the page', 3_000, [-1_350, 70, 310, 550], 3],
] as const)('%s', (_, y, tops, expected) => {
  expect(currentSection(tops, { y, height, yMax })).toBe(expected);
});

it.each([
  ['at the top', 0, 0],
  ['at the end', 100, 2],
])('a page that is hardly higher than the window: %s', (_, y, expected) => {
  const tops = [200, 500, 800].map((top) => top - y);
  expect(currentSection(tops, { y, height, yMax: 100 })).toBe(expected);
});

it('a page that does not scroll', () => {
  expect(currentSection([200, 500], { y: 0, height, yMax: 0 })).toBe(0);
});
