import { describe, expect, it } from 'vitest';
import type { LiveSubscription } from '../subscriptions.rules.ts';
import { nextDue } from './due.rules.ts';

const now = new Date('2026-03-01T10:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

function terms(values: Partial<LiveSubscription>): LiveSubscription {
  return {
    subscriptionId: 'sub_1',
    status: 'active',
    billingCycle: 'monthly',
    price: 1_994,
    startedAt: now,
    billingAnchor: now,
    paidUntil: minutes(10_000),
    cancelAtPeriodEnd: false,
    ...values,
  };
}

describe('nextDue', () => {
  it.each([
    ['nothing to wait for', { terms: null, checkoutUntil: null }, null],
    ['an expired checkout', { terms: null, checkoutUntil: minutes(-1) }, null],
    ['an open checkout', { terms: null, checkoutUntil: minutes(60) }, minutes(5)],
    ['a subscription', { terms: terms({}), checkoutUntil: null }, minutes(360)],
    [
      'a subscription and an open checkout',
      { terms: terms({}), checkoutUntil: minutes(60) },
      minutes(360),
    ],
    [
      'a subscription about to renew',
      { terms: terms({ paidUntil: minutes(20) }), checkoutUntil: null },
      minutes(22),
    ],
    [
      'a renewal that is not paid yet',
      { terms: terms({ paidUntil: minutes(-20) }), checkoutUntil: null },
      minutes(5),
    ],
    [
      'an overdue subscription',
      { terms: terms({ status: 'past_due', paidUntil: minutes(-60) }), checkoutUntil: null },
      minutes(30),
    ],
  ])('%s', (_name, state, expected) => {
    expect(nextDue(state, now)).toEqual(expected);
  });
});
