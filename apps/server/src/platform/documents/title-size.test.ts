import { expect, it } from 'vitest';
import { titleSize } from './title-size.ts';

it.each([
  ['a short title as large as possible', 'Розова долина', 44],
  ['a long word in one line', 'Непротивоконституционствувателствувайте', 18],
  ['a long title in a few lines', 'дума '.repeat(40).trim(), 14],
])('shows %s', (_, title, size) => {
  expect(titleSize(title, 44, 471)).toBe(Math.max(16, size));
});
