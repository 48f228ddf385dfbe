import { expect, it } from 'vitest';
import { hasBilling } from './has-billing.rules.ts';

const never = {
  plan: 'free',
  stripeCustomerId: 'cus_1',
  subscription: null,
  hasSubscribed: false,
  hasInvoices: false,
} as const;
const subscription = {
  billingCycle: 'monthly',
  price: 1_994,
  status: 'active',
  startedAt: '2026-11-21T10:00:00.000Z',
  paidUntil: '2026-12-21T10:00:00.000Z',
  cancelAtPeriodEnd: false,
} as const;

it.each([
  ['who never paid', never, false],
  ['on Pro', { ...never, plan: 'pro' }, true],
  ['who has gone free', { ...never, hasSubscribed: true }, true],
  [
    'with an agreed plan and old invoices',
    { ...never, plan: 'enterprise', hasSubscribed: true },
    true,
  ],
  ['with an agreed plan and a subscription', { ...never, plan: 'enterprise', subscription }, true],
  [
    'with an agreed plan and an invoice written by hand',
    { ...never, plan: 'enterprise', hasInvoices: true },
    true,
  ],
  ['without a customer', { ...never, stripeCustomerId: null, hasSubscribed: true }, false],
] as const)('the billing portal is offered to a user %s: %o %s', (_name, user, expected) => {
  expect(hasBilling(user)).toBe(expected);
});
