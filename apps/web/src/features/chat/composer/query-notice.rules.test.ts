import { expect, test } from 'vitest';
import { queryNotice } from './query-notice.rules.ts';

const now = new Date(2026, 11, 15);
const used = { queryUsed: 5, queryLimit: 5, queryResetDate: null, subscription: null };

test('shows no notice while queries are left', () => {
  expect(queryNotice({ ...used, plan: 'free', queryUsed: 4 }, now)).toBeUndefined();
});

test('tells free users that their queries are used up', () => {
  expect(queryNotice({ ...used, plan: 'free' }, now)).toEqual({ kind: 'freeExhausted' });
});

test.each(['pro', 'enterprise'] as const)(
  'tells %s users when their queries are renewed',
  (plan) => {
    const queryResetDate = '2026-12-31T00:00:00Z';
    expect(queryNotice({ ...used, plan, queryResetDate }, now)).toEqual({
      kind: 'limitReached',
      resetDate: new Date(queryResetDate),
    });
  },
);

test('falls back to the first of the next month', () => {
  expect(queryNotice({ ...used, plan: 'pro' }, now)).toEqual({
    kind: 'limitReached',
    resetDate: new Date(2027, 0, 1),
  });
});

test('shows the notice when usage exceeds the limit', () => {
  expect(queryNotice({ ...used, plan: 'free', queryUsed: 9 }, now)).toEqual({
    kind: 'freeExhausted',
  });
});

test.each([
  ['renewing', { status: 'active', paidUntil: '2026-12-01T00:00:00Z', cancelAtPeriodEnd: false }],
  ['overdue', { status: 'past_due', paidUntil: '2026-12-01T00:00:00Z', cancelAtPeriodEnd: false }],
  ['never', { status: 'active', paidUntil: '2026-12-31T00:00:00Z', cancelAtPeriodEnd: true }],
] as const)('names what new queries wait for: %s', (state, terms) => {
  const subscription = {
    ...terms,
    billingCycle: 'monthly',
    startedAt: null,
    price: 1_994,
  } as const;
  const queryResetDate = '2026-12-31T00:00:00Z';
  const user = { ...used, plan: 'pro', queryResetDate, subscription } as const;
  expect(queryNotice(user, now)).toEqual({ kind: 'subscription', state });
});
