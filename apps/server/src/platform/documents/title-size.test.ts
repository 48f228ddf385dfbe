import { expect, it } from 'vitest';
import { titleSize } from './title-size.ts';

it.each([
  ['a short title as large as possible', 'Розова долина', 44],
  ['a long word in one line', 'Непротивоконституционствувателствувайте', 18],
  ['a long title no smaller than 16 points', 'дума '.repeat(40).trim(), 16],
])('shows %s', (_, title, size) => {
  expect(titleSize(title, 44, 471)).toBe(size);
});
