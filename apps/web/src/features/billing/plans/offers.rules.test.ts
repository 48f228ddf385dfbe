import { expect, it } from 'vitest';
import { lossByFreePlan, proOffer } from './offers.rules.ts';

const subscription = {
  billingCycle: 'monthly',
  startedAt: null,
  price: 1_994,
  status: 'active',
  paidUntil: '2026-12-21T10:00:00.000Z',
  cancelAtPeriodEnd: false,
} as const;

it.each([
  ['free', null, 'stripe', 'checkout'],
  ['free', null, 'simulator', 'checkout'],
  ['free', null, 'none', 'write'],
  ['pro', subscription, 'stripe', 'manage'],
  ['pro', subscription, 'none', 'manage'],
  ['pro', null, 'stripe', 'agreed'],
  ['enterprise', null, 'simulator', 'agreed'],
  ['enterprise', null, 'none', 'agreed'],
] as const)(
  'on %s with subscription %o and payment mode %s, the Pro card offers: %s',
  (plan, paid, mode, offer) => {
    expect(proOffer({ plan, subscription: paid }, mode)).toBe(offer);
  },
);

const now = new Date('2026-12-01T10:00:00Z');

it('the free plan has nothing to lose', () => {
  const free = { plan: 'free', subscription: null, queryLimit: 5, billingCredit: 0 } as const;
  expect(lossByFreePlan(free, now)).toBeNull();
});

it.each([
  ['paid', {}, subscription.paidUntil],
  ['ending', { cancelAtPeriodEnd: true }, subscription.paidUntil],
  ['unpaid', { paidUntil: '2026-12-01T09:30:00.000Z' }, null],
  ['unpaid', { status: 'past_due', paidUntil: '2026-11-21T10:00:00.000Z' }, null],
  [
    'unpaid',
    { status: 'past_due', paidUntil: '2026-11-21T10:00:00.000Z', cancelAtPeriodEnd: true },
    null,
  ],
] as const)('time is lost that is %s (%o)', (kind, terms, paidUntil) => {
  const user = { plan: 'pro', queryLimit: 100, billingCredit: 17_846 } as const;
  expect(lossByFreePlan({ ...user, subscription: { ...subscription, ...terms } }, now)).toEqual({
    queryLimit: 100,
    kind,
    paidUntil,
    credit: 17_846,
  });
});

it('returns the loss of an agreed plan', () => {
  const user = { plan: 'enterprise', subscription: null, queryLimit: 400 } as const;
  expect(lossByFreePlan({ ...user, billingCredit: 0 }, now)).toEqual({
    queryLimit: 400,
    kind: 'agreed',
    paidUntil: null,
    credit: 0,
  });
});
