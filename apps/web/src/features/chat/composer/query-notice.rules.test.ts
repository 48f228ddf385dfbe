import { expect, test } from 'vitest';
import { queryNotice } from './query-notice.rules.ts';

const now = new Date(2026, 11, 15);
const used = { queryUsed: 5, queryLimit: 5, queryResetDate: null };

test('there is no notice while one query is left', () => {
  expect(queryNotice({ ...used, plan: 'free', queryUsed: 4 }, now)).toBeUndefined();
});

test('a free user is told that the free ones are used up', () => {
  expect(queryNotice({ ...used, plan: 'free' }, now)).toEqual({ kind: 'freeExhausted' });
});

test.each(['pro', 'enterprise'] as const)('a %s user is told when they are renewed', (plan) => {
  const queryResetDate = '2026-12-31T00:00:00Z';
  expect(queryNotice({ ...used, plan, queryResetDate }, now)).toEqual({
    kind: 'limitReached',
    resetDate: new Date(queryResetDate),
  });
});

test('without a date it is the first of the next month', () => {
  expect(queryNotice({ ...used, plan: 'pro' }, now)).toEqual({
    kind: 'limitReached',
    resetDate: new Date(2027, 0, 1),
  });
});

test('more used than allowed is used up too', () => {
  expect(queryNotice({ ...used, plan: 'free', queryUsed: 9 }, now)).toBeDefined();
});
