import { expect, test } from 'vitest';
import { dayPart } from './use-greeting.ts';

test.each([
  [0, 'evening'],
  [3, 'evening'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
] as const)('hour %i is %s', (hour, part) => {
  expect(dayPart(hour)).toBe(part);
});
