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

it('the free plan has nothing to lose', () => {
  expect(
    lossByFreePlan({ plan: 'free', subscription: null, queryLimit: 5, billingCredit: 0 }),
  ).toBeNull();
});

it.each([true, false])('returns the paid period that would be lost (ends anyway: %s)', (ends) => {
  const paid = { ...subscription, cancelAtPeriodEnd: ends };
  expect(
    lossByFreePlan({ plan: 'pro', subscription: paid, queryLimit: 100, billingCredit: 17_846 }),
  ).toEqual({
    queryLimit: 100,
    paidUntil: '2026-12-21T10:00:00.000Z',
    endsAnyway: ends,
    credit: 17_846,
  });
});

it('returns the loss of an agreed plan', () => {
  expect(
    lossByFreePlan({ plan: 'enterprise', subscription: null, queryLimit: 400, billingCredit: 0 }),
  ).toEqual({
    queryLimit: 400,
    paidUntil: null,
    endsAnyway: false,
    credit: 0,
  });
});
