import { expect, it } from 'vitest';
import { columnWidths } from './column-widths.ts';

const rounded = (widths: readonly number[]) => widths.map((width) => Math.round(width));

it.each([
  [
    'fills the width in proportion',
    [
      [10, 20],
      [30, 60],
    ],
    [50, 150],
  ],
  [
    'takes room from long texts only',
    [
      [20, 40],
      [30, 900],
    ],
    [40, 160],
  ],
  [
    'takes the same from texts that are equally long',
    [
      [20, 40],
      [30, 500],
      [30, 500],
    ],
    [40, 80, 80],
  ],
  [
    'gives a column its longest word',
    [
      [20, 500],
      [150, 300],
    ],
    [50, 150],
  ],
  [
    'breaks only the longest words',
    [
      [20, 20],
      [30, 80],
      [300, 300],
      [300, 300],
    ],
    [20, 30, 75, 75],
  ],
])('%s', (_, sizes, expected) => {
  const columns = sizes.map(([least = 0, natural = 0]) => ({ least, natural }));
  expect(rounded(columnWidths(columns, 200))).toEqual(expected);
});
