import { expect, it } from 'vitest';
import { newQueries, subscriptionState } from './plans.ts';

const now = new Date('2026-12-21T10:30:00Z');
const past = '2026-12-21T10:00:00Z';
const future = '2027-01-21T10:00:00Z';
const running = { status: 'active', paidUntil: future, cancelAtPeriodEnd: false } as const;

it.each([
  ['active', running],
  ['ending', { ...running, cancelAtPeriodEnd: true }],
  ['renewing', { ...running, paidUntil: past }],
  ['overdue', { ...running, status: 'past_due', paidUntil: past }],
  ['overdue', { ...running, status: 'past_due', paidUntil: past, cancelAtPeriodEnd: true }],
] as const)('a subscription is %s', (state, subscription) => {
  expect(subscriptionState(subscription, now)).toBe(state);
});

it.each([
  ['the reset date', running, { when: 'date', date: future }],
  ['the payment of the renewal', { ...running, paidUntil: past }, { when: 'renewing' }],
  ['the payment of a card that failed', { ...running, status: 'past_due' }, { when: 'overdue' }],
  ['no date after its end', { ...running, cancelAtPeriodEnd: true }, { when: 'never' }],
] as const)('new queries come at %s', (_name, subscription, expected) => {
  expect(newQueries({ plan: 'pro', queryResetDate: future, subscription }, now)).toEqual(expected);
});

it('a cancelled year still gives new queries until its end', () => {
  const subscription = { ...running, paidUntil: '2027-11-21T10:00:00Z', cancelAtPeriodEnd: true };
  const user = { plan: 'pro', queryResetDate: future, subscription } as const;
  expect(newQueries(user, now)).toEqual({ when: 'date', date: future });
});

it('an agreed plan has its date, whatever a subscription beside it does', () => {
  const subscription = { ...running, status: 'past_due' } as const;
  const user = { plan: 'enterprise', queryResetDate: future, subscription } as const;
  expect(newQueries(user, now)).toEqual({ when: 'date', date: future });
});

it('the free plan has no date', () => {
  const user = { plan: 'free', queryResetDate: null, subscription: null } as const;
  expect(newQueries(user, now)).toBeNull();
});
