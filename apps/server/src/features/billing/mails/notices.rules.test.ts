import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import type { SubscriptionsReading } from '../subscriptions.rules.ts';
import { noticeText } from './mail-texts.ts';
import { dueNotices } from './notices.rules.ts';

const now = new Date('2027-03-10T10:00:00Z');
const links = {
  profile: 'https://savet.test/profile',
  payment: 'https://savet.test/payment',
  supportEmail: 'help@savet.test',
  documents: [],
};
const nextPayment = new Date('2027-04-05T10:00:00Z');

it.each([
  // Valid to the end of March, and the next payment is in April.
  ['before the next payment', { exp_year: 2027, exp_month: 3 }, {}, true],
  ['in the month of the next payment', { exp_year: 2027, exp_month: 4 }, {}, false],
  ['long ago', { exp_year: 2026, exp_month: 12 }, {}, true],
  ['next year', { exp_year: 2028, exp_month: 3 }, {}, false],
  [
    'in time, but the plan is cancelled',
    { exp_year: 2027, exp_month: 3 },
    { cancelAtPeriodEnd: true },
    false,
  ],
])('a card that expires %s', (_when, expiry, terms, isTold) => {
  const card = { ...expiry, last4: '4242' };
  const notices = dueNotices(reading({ card, terms }), now);
  const [notice] = notices.filter(({ kind }) => kind === 'card_expires');
  expect(notice !== undefined).toBe(isTold);
  if (isTold) expect(notice).toMatchObject({ card: '4242', paymentAt: nextPayment });
});

it('the card of the customer counts if the subscription has none of its own', () => {
  const card = { exp_year: 2027, exp_month: 3, last4: '4444' };
  const own = reading({ card, terms: {} });
  const subscription = own.live?.subscription as Stripe.Subscription;
  const method = subscription.default_payment_method as Stripe.PaymentMethod;
  Object.assign(subscription, {
    default_payment_method: null,
    customer: { id: 'cus_1', invoice_settings: { default_payment_method: method } },
  });
  expect(dueNotices(own, now)).toMatchObject([{ kind: 'card_expires', card: '4444' }]);
});

it.each([
  [20_399, 'EN', '€203.99 to your card for another year'],
  [null, 'EN', 'We will then charge your card for the next period.'],
  [20_399, 'BG', 'от картата Ви за още една година.'],
  [null, 'BG', 'Тогава ще таксуваме картата Ви за следващия период.'],
] as const)('a renewal of a year at %s is announced in %s', (price, language, text) => {
  const card = { exp_year: 2030, exp_month: 1, last4: '4242' };
  const terms = { billingCycle: 'yearly', price };
  const [notice, ...others] = dueNotices(reading({ card, terms }), now);
  expect(others).toEqual([]);
  if (notice?.kind !== 'renewal_ahead') throw new Error('no renewal is announced');
  const mail = noticeText(language, notice, false, links);
  expect(mail.text).toContain(text);
  expect(mail.text).not.toContain('null');
});

function reading({
  card,
  terms,
}: {
  card: { exp_year: number; exp_month: number; last4: string };
  terms: object;
}): SubscriptionsReading {
  const subscription = {
    id: 'sub_1',
    customer: 'cus_1',
    latest_invoice: null,
    default_payment_method: { id: 'pm_1', card },
  } as unknown as Stripe.Subscription;
  return {
    live: {
      subscription,
      terms: {
        subscriptionId: 'sub_1',
        status: 'active',
        billingCycle: 'monthly',
        price: 1_994,
        billingAnchor: new Date('2026-11-05T10:00:00Z'),
        startedAt: new Date('2026-11-05T10:00:00Z'),
        paidUntil: nextPayment,
        cancelAtPeriodEnd: false,
        ...terms,
      },
    },
    surplus: [],
    unpaid: [],
    ended: [],
    hasSubscribed: true,
  };
}
