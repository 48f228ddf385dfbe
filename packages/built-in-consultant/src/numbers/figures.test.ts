import { expect, test } from 'vitest';
import { figuresIn } from './figures.ts';

test.each([
  ['We spent €1,500 on ads', 1_500, 'money'],
  ['Похарчихме 1 500 лв. за реклама', 1_500, 'money'],
  ['it costs 12.50', 12.5, 'none'],
  ['струва 12,50 евро', 12.5, 'money'],
  ['1.200 евро наем', 1_200, 'money'],
  ['a margin of 40%', 40, 'percent'],
  ['марж 40 на сто', 40, 'percent'],
  ['2k visitors', 2_000, 'none'],
  ['3 хиляди посетители', 3_000, 'none'],
  ['after 6 months', 6, 'time'],
  ['1,234,567 views', 1_234_567, 'none'],
  ['12 345,67 лв', 12_345.67, 'money'],
] as const)('“%s” has the figure %d (%s)', (text, value, unit) => {
  expect(figuresIn(text)).toMatchObject([{ value, unit }]);
});

test.each(['no figure', 'B2B in the S2 building', 'v1.2.3'])('“%s” has none', (text) => {
  expect(figuresIn(text)).toEqual([]);
});
