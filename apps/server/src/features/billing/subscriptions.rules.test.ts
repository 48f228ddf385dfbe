import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { PLAN_MARK } from './products.rules.ts';
import { readSubscriptions } from './subscriptions.rules.ts';

const START = Date.UTC(2026, 0, 31) / 1_000;
const END = Date.UTC(2026, 1, 28) / 1_000;

interface Terms {
  id?: string;
  status?: Stripe.Subscription.Status | undefined;
  created?: number;
  interval?: 'day' | 'month' | 'year';
  mark?: string;
  currency?: string;
  product?: string;
  count?: number;
  cancelAt?: number;
  invoice?: Invoice;
}

type Invoice = Partial<Pick<Stripe.Invoice, 'status' | 'billing_reason'>>;

describe('readSubscriptions', () => {
  it('reads the paid period from the item, and the anchor from the subscription', () => {
    expect(readSubscriptions([subscription()], null)).toMatchObject({
      live: {
        terms: {
          subscriptionId: 'sub_1',
          status: 'active',
          billingCycle: 'monthly',
          price: 1_994,
          billingAnchor: new Date(START * 1_000),
          paidUntil: new Date(END * 1_000),
          cancelAtPeriodEnd: false,
        },
      },
      surplus: [],
      hasSubscribed: true,
    });
  });

  it.each<[string, Terms]>([
    ['incomplete', { status: 'incomplete' }],
    ['expired before completion', { status: 'incomplete_expired' }],
    ['unpaid', { status: 'unpaid' }],
    ['canceled', { status: 'canceled' }],
    ['paused', { status: 'paused' }],
    ['for a foreign price', { mark: '' }],
    ['for another plan', { mark: 'other' }],
    ['in another currency', { currency: 'usd' }],
    ['billed daily', { interval: 'day' }],
  ])('returns no live subscription for one that is %s', (_name, terms) => {
    expect(readSubscriptions([subscription(terms)], null).live).toBeNull();
  });

  it.each<[string, Terms, object]>([
    ['in euro', {}, { billingCycle: 'monthly', price: 1_994 }],
    ['for a year', { interval: 'year' }, { billingCycle: 'yearly', price: 1_994 }],
    ['in another currency', { currency: 'usd' }, { billingCycle: 'monthly', price: null }],
    ['for three months', { count: 3 }, { billingCycle: 'monthly', price: null }],
  ])(
    'accepts a price %s that the operator made on a product of Savet',
    (_name, terms, expected) => {
      const made = subscription({ ...terms, mark: '', product: 'savet_pro_monthly' });
      expect(readSubscriptions([made], null).live?.terms).toMatchObject(expected);
    },
  );

  it('reports the previous period as paid while a payment is overdue', () => {
    const { live } = readSubscriptions([subscription({ status: 'past_due' })], null);
    expect(live?.terms).toMatchObject({
      status: 'past_due',
      paidUntil: new Date(START * 1_000),
    });
  });

  it.each<[string, Invoice, Date]>([
    ['a draft', { status: 'draft' }, new Date(START * 1_000)],
    ['open', { status: 'open' }, new Date(START * 1_000)],
    ['void', { status: 'void' }, new Date(START * 1_000)],
    ['paid', { status: 'paid' }, new Date(END * 1_000)],
    ['written by hand', { status: 'open', billing_reason: 'manual' }, new Date(END * 1_000)],
  ])('reports what is paid while the latest invoice is %s', (_name, invoice, paidUntil) => {
    const { live } = readSubscriptions([subscription({ invoice })], null);
    expect(live?.terms).toMatchObject({ status: 'active', paidUntil });
  });

  it('returns no live subscription while not even its first invoice is paid', () => {
    const invoice = { status: 'open', billing_reason: 'subscription_create' } as const;
    expect(readSubscriptions([subscription({ invoice })], null)).toMatchObject({
      live: null,
      surplus: [],
    });
  });

  it('recognizes both kinds of scheduled cancellation', () => {
    const ending = readSubscriptions([subscription({ cancelAt: END })], null);
    expect(ending.live?.terms.cancelAtPeriodEnd).toBe(true);
    const atPeriodEnd = { ...subscription(), cancel_at_period_end: true };
    const renewing = readSubscriptions([atPeriodEnd], null);
    expect(renewing.live?.terms.cancelAtPeriodEnd).toBe(true);
  });

  it('selects the current one of two live subscriptions, else the older', () => {
    const older = subscription({ id: 'sub_old', created: 1 });
    const newer = subscription({ id: 'sub_new', created: 2 });
    const ended = subscription({ id: 'sub_end', created: 0, status: 'canceled' });
    const foreign = subscription({ id: 'sub_foreign', created: 0, mark: '' });
    const all = [ended, newer, foreign, older];
    expect(chosen(all, null)).toEqual(['sub_old', ['sub_new']]);
    expect(chosen(all, 'sub_new')).toEqual(['sub_new', ['sub_old']]);
    expect(chosen(all, 'sub_end')).toEqual(['sub_old', ['sub_new']]);
    expect(chosen([ended], 'sub_end')).toEqual([undefined, []]);
  });

  it.each<[Terms['status'], boolean]>([
    ['canceled', true],
    ['active', true],
    ['incomplete', false],
    ['incomplete_expired', false],
  ])('sets hasSubscribed after status %s to %s', (status, expected) => {
    expect(readSubscriptions([subscription({ status })], null).hasSubscribed).toBe(expected);
  });
});

function chosen(all: Stripe.Subscription[], currentId: string | null) {
  const { live, surplus } = readSubscriptions(all, currentId);
  return [live?.terms.subscriptionId, surplus.map(({ id }) => id)];
}

/** Has only the fields that the rules read. */
function subscription(terms: Terms = {}): Stripe.Subscription {
  const { id = 'sub_1', status = 'active', created = 1, interval = 'month' } = terms;
  const price = {
    currency: terms.currency ?? 'eur',
    product: terms.product ?? 'prod_other',
    unit_amount: 1_994,
    metadata: { [PLAN_MARK]: terms.mark ?? 'pro' },
    recurring: { interval, interval_count: terms.count ?? 1 },
  };
  return {
    id,
    status,
    created,
    billing_cycle_anchor: START,
    cancel_at_period_end: false,
    cancel_at: terms.cancelAt ?? null,
    latest_invoice: { billing_reason: 'subscription_cycle', status: 'paid', ...terms.invoice },
    items: { data: [{ price, current_period_start: START, current_period_end: END }] },
  } as unknown as Stripe.Subscription;
}
