import { expect, it } from 'vitest';
import { lossByFreePlan, proOffer } from './offers.rules.ts';

const subscription = {
  billingCycle: 'monthly',
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
  'on %s with subscription %o, paying by %s, Pro offers: %s',
  (plan, paid, mode, offer) => {
    expect(proOffer({ plan, subscription: paid }, mode)).toBe(offer);
  },
);

it('takes nothing from who is on the free plan already', () => {
  expect(lossByFreePlan({ plan: 'free', subscription: null, queryLimit: 5 })).toBeNull();
});

it.each([true, false])('names the paid time that would be lost (ends anyway: %s)', (ends) => {
  const paid = { ...subscription, cancelAtPeriodEnd: ends };
  expect(lossByFreePlan({ plan: 'pro', subscription: paid, queryLimit: 100 })).toEqual({
    queryLimit: 100,
    paidUntil: '2026-12-21T10:00:00.000Z',
    endsAnyway: ends,
  });
});

it('asks before an agreed plan is given up too', () => {
  expect(lossByFreePlan({ plan: 'enterprise', subscription: null, queryLimit: 400 })).toEqual({
    queryLimit: 400,
    paidUntil: null,
    endsAnyway: false,
  });
});
