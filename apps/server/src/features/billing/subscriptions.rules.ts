import type { BillingCycle } from '@savet/contract/plans';
import type Stripe from 'stripe';
import { CURRENCY, cycleOf } from './products.rules.ts';

/** The terms of a live Savet subscription. */
export interface LiveSubscription {
  subscriptionId: string;
  status: 'active' | 'past_due';
  billingCycle: BillingCycle;
  /** In euro cents; null if it is not charged in euro every month or year. */
  price: number | null;
  billingAnchor: Date;
  /** When the contract was concluded. */
  startedAt: Date;
  /** End of the paid period; in the past while a renewal is not paid yet. */
  paidUntil: Date;
  cancelAtPeriodEnd: boolean;
}

export interface SubscriptionsReading {
  /** The subscription that sets the plan; null when none is live. */
  live: { subscription: Stripe.Subscription; terms: LiveSubscription } | null;
  /** Other live subscriptions, to be refunded and cancelled. */
  surplus: Stripe.Subscription[];
  /** Subscriptions whose payment the provider has given up, but which it has not ended. */
  unpaid: Stripe.Subscription[];
  ended: Stripe.Subscription[];
  /** True when any subscription, live or ended, has been paid. */
  hasSubscribed: boolean;
}

/** Statuses of subscriptions without any payment. */
const neverPaid = new Set<Stripe.Subscription.Status>(['incomplete', 'incomplete_expired']);

/**
 * Selects the subscription that sets the plan from all subscriptions of a customer, in any order.
 * @param currentId the subscription selected so far, preferred while it is live; otherwise the oldest wins
 */
export function readSubscriptions(
  subscriptions: readonly Stripe.Subscription[],
  currentId: string | null,
): SubscriptionsReading {
  const ours = subscriptions.filter((subscription) => itemOf(subscription) !== null);
  const live = ours
    .flatMap((subscription) => {
      const terms = termsOf(subscription);
      return terms ? [{ subscription, terms }] : [];
    })
    .sort((a, b) => a.subscription.created - b.subscription.created);
  const selected =
    live.find(({ subscription }) => subscription.id === currentId) ?? live[0] ?? null;
  return {
    live: selected,
    surplus: live
      .filter((candidate) => candidate !== selected)
      .map(({ subscription }) => subscription),
    unpaid: ours.filter(({ status }) => status === 'unpaid'),
    ended: ours.filter(({ ended_at: end }) => end !== null),
    hasSubscribed: ours.some(({ status }) => !neverPaid.has(status)),
  };
}

/** The item of a subscription that is Savet's, with its cycle; null when the subscription is not Savet's. */
export function itemOf(subscription: Stripe.Subscription) {
  for (const item of subscription.items.data) {
    const billingCycle = cycleOf(item.price);
    if (billingCycle) return { item, billingCycle };
  }
  return null;
}

/** Null when the subscription is not Savet's or not live. */
function termsOf(subscription: Stripe.Subscription): LiveSubscription | null {
  const ours = itemOf(subscription);
  const status = statusOf(subscription.status);
  const payment = paymentOf(subscription);
  if (!ours || !status || payment === 'never') return null;
  const { current_period_start: start, current_period_end: end } = ours.item;
  return {
    subscriptionId: subscription.id,
    status,
    billingCycle: ours.billingCycle,
    price: euroCentsOf(ours.item.price),
    billingAnchor: fromUnixSeconds(subscription.billing_cycle_anchor),
    startedAt: fromUnixSeconds(subscription.created),
    paidUntil: fromUnixSeconds(payment === 'paid' ? end : start),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  };
}

/**
 * Whether the current period is paid. A renewal's invoice is a draft for about an hour and then open, while the
 * subscription is `active` already. `never` means that not even the first period is paid.
 */
function paymentOf(subscription: Stripe.Subscription): 'paid' | 'due' | 'never' {
  const { status, latest_invoice: invoice } = subscription;
  // Not expanded, or written by hand for something else: the status tells.
  const isTelling =
    typeof invoice === 'object' && invoice !== null && invoice.billing_reason !== 'manual';
  const isPaid = status !== 'past_due' && (!isTelling || invoice.status === 'paid');
  if (isPaid) return 'paid';
  return isTelling && invoice.billing_reason === 'subscription_create' ? 'never' : 'due';
}

/** `past_due` keeps Pro while the provider retries the card; `unpaid` means that the provider gave up. */
function statusOf(status: Stripe.Subscription.Status): LiveSubscription['status'] | null {
  if (status === 'active' || status === 'trialing') return 'active';
  return status === 'past_due' ? 'past_due' : null;
}

export function fromUnixSeconds(unixSeconds: number): Date {
  return new Date(unixSeconds * 1_000);
}

function euroCentsOf({ currency, recurring, unit_amount: amount }: Stripe.Price): number | null {
  return currency === CURRENCY && recurring?.interval_count === 1 ? amount : null;
}
