import { describe, expect, it } from 'vitest';
import type { BillingState } from '../billing.store.ts';
import type { StripeSnapshot } from '../stripe-snapshot.ts';
import type { LiveSubscription } from '../subscriptions.rules.ts';
import { isUpToDate, noPayments } from './snapshot.rules.ts';

const anchor = new Date('2026-01-31T10:00:00Z');
const until = new Date('2026-02-28T10:00:00Z');

const terms: LiveSubscription = {
  subscriptionId: 'sub_1',
  status: 'active',
  billingCycle: 'monthly',
  price: 1_994,
  startedAt: anchor,
  billingAnchor: anchor,
  paidUntil: until,
  cancelAtPeriodEnd: false,
};

const paying: BillingState = {
  uid: 'u',
  email: 'u@people.test',
  firstName: '',
  lastName: '',
  language: 'EN',
  plan: 'pro',
  planSource: 'stripe',
  isCustomerEmailDue: false,
  stripeCustomerId: 'cus_1',
  subscriptionId: 'sub_1',
  subscriptionStatus: 'active',
  subscriptionStartedAt: new Date(anchor),
  mutedMails: [],
  billingCycle: 'monthly',
  subscriptionPrice: 1_994,
  billingAnchor: new Date(anchor),
  paidUntil: new Date(until),
  cancelAtPeriodEnd: false,
  hasSubscribed: true,
  hasInvoices: false,
  billingCredit: 0,
  billingNotice: null,
  billingNoticeAt: null,
  checkoutUntil: null,
  isClosed: false,
  billingDueAt: null,
  billingVersion: 3,
};

const free: BillingState = {
  ...paying,
  plan: 'free',
  planSource: null,
  subscriptionId: null,
  subscriptionStatus: null,
  subscriptionStartedAt: null,
  billingCycle: null,
  subscriptionPrice: null,
  billingAnchor: null,
  paidUntil: null,
};

function snapshot(values: Partial<StripeSnapshot>): StripeSnapshot {
  return { ...noPayments, ...values };
}

describe('isUpToDate', () => {
  it('is true when everything is the same', () => {
    expect(isUpToDate(paying, snapshot({ terms: { ...terms }, hasSubscribed: true }))).toBe(true);
    expect(isUpToDate(free, snapshot({ terms: null, hasSubscribed: true }))).toBe(true);
    expect(isUpToDate(free, snapshot({ terms: null, hasSubscribed: false }))).toBe(true);
  });

  it.each<[string, Partial<LiveSubscription>]>([
    ['another subscription', { subscriptionId: 'sub_2' }],
    ['a payment that failed', { status: 'past_due' }],
    ['another cycle', { billingCycle: 'yearly' }],
    ['another price', { price: 1_500 }],
    ['a further month', { paidUntil: new Date('2026-03-31T10:00:00Z') }],
    ['a cancellation', { cancelAtPeriodEnd: true }],
  ])('is false with %s', (_name, change) => {
    expect(
      isUpToDate(paying, snapshot({ terms: { ...terms, ...change }, hasSubscribed: true })),
    ).toBe(false);
  });

  it('is false when a plan begins or ends, or the first month is used', () => {
    expect(isUpToDate(free, snapshot({ terms, hasSubscribed: true }))).toBe(false);
    expect(isUpToDate(free, snapshot({ terms: null, hasInvoices: true }))).toBe(false);
    expect(isUpToDate(paying, snapshot({ terms: null, hasSubscribed: true }))).toBe(false);
    expect(isUpToDate({ ...paying, plan: 'free' }, snapshot({ terms, hasSubscribed: true }))).toBe(
      false,
    );
    const fresh = { ...free, hasSubscribed: false };
    expect(isUpToDate(fresh, snapshot({ terms: null, hasSubscribed: true }))).toBe(false);
  });

  it('is false with news, with news that are old, and with another credit', () => {
    const notice = { kind: 'disputed', at: until } as const;
    const told: BillingState = {
      ...free,
      billingNotice: 'disputed',
      billingNoticeAt: new Date(until),
    };
    const ended = { hasSubscribed: true };
    expect(isUpToDate(free, snapshot({ ...ended, notice }))).toBe(false);
    expect(isUpToDate(told, snapshot({ ...ended, notice }))).toBe(true);
    expect(isUpToDate(told, snapshot({ ...ended, notice: { ...notice, at: anchor } }))).toBe(false);
    expect(isUpToDate(told, snapshot(ended))).toBe(false);
    expect(isUpToDate(free, snapshot({ ...ended, credit: 5 }))).toBe(false);
  });

  it('ignores a plan set by staff, but not the subscription', () => {
    const agreed: BillingState = { ...paying, plan: 'enterprise', planSource: 'staff' };
    expect(isUpToDate(agreed, snapshot({ terms, hasSubscribed: true }))).toBe(true);
    expect(isUpToDate(agreed, snapshot({ terms: null, hasSubscribed: true }))).toBe(false);
  });
});
