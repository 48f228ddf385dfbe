import { expect, test } from 'vitest';
import { areFewLeft } from './few-left.rules.ts';

test.each([
  { queryUsed: 0, queryLimit: 5, few: false },
  { queryUsed: 2, queryLimit: 5, few: false },
  { queryUsed: 3, queryLimit: 5, few: true },
  { queryUsed: 5, queryLimit: 5, few: true },
  { queryUsed: 0, queryLimit: 1, few: true },
  { queryUsed: 5, queryLimit: 10, few: false },
  { queryUsed: 6, queryLimit: 10, few: true },
  { queryUsed: 80, queryLimit: 100, few: false },
  { queryUsed: 94, queryLimit: 100, few: false },
  { queryUsed: 95, queryLimit: 100, few: true },
  { queryUsed: 120, queryLimit: 100, few: true },
  { queryUsed: 994, queryLimit: 1000, few: false },
  { queryUsed: 995, queryLimit: 1000, few: true },
])('$queryUsed of $queryLimit used: few left is $few', ({ few, ...user }) => {
  expect(areFewLeft(user)).toBe(few);
});
