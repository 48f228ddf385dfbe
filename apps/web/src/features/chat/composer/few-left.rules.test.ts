import { expect, test } from 'vitest';
import { areFewLeft } from './few-left.rules.ts';

test.each([
  { queryUsed: 0, queryLimit: 5, few: true },
  { queryUsed: 5, queryLimit: 5, few: true },
  { queryUsed: 4, queryLimit: 10, few: false },
  { queryUsed: 5, queryLimit: 10, few: true },
  { queryUsed: 0, queryLimit: 100, few: false },
  { queryUsed: 79, queryLimit: 100, few: false },
  { queryUsed: 80, queryLimit: 100, few: true },
  { queryUsed: 120, queryLimit: 100, few: true },
])('$queryUsed of $queryLimit used: few left is $few', ({ few, ...user }) => {
  expect(areFewLeft(user)).toBe(few);
});
