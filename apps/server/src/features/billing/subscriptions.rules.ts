import type { BillingCycle } from '@savet/contract/plans';
import type Stripe from 'stripe';
import { cycleOf } from './products.rules.ts';

/** What a subscription of ours comes to. */
export interface LiveSubscription {
  subscriptionId: string;
  status: 'active' | 'past_due';
  billingCycle: BillingCycle;
  billingAnchor: Date;
  /** End of what is paid. */
  paidUntil: Date;
  cancelAtPeriodEnd: boolean;
}

export interface SubscriptionsReading {
  /** The one that counts; null when none is live. */
  live: { subscription: Stripe.Subscription; terms: LiveSubscription } | null;
  /** Live ones beside it, which nobody is to pay for. */
  surplus: Stripe.Subscription[];
  /** Whether there was ever one that was paid. */
  hasSubscribed: boolean;
}

/** Ended before anything was paid. */
const neverPaid = new Set<Stripe.Subscription.Status>(['incomplete', 'incomplete_expired']);

/**
 * Reads all subscriptions of a customer, in any order.
 * @param knownId the one that counted so far: it goes on counting while it is live
 */
export function readSubscriptions(
  subscriptions: readonly Stripe.Subscription[],
  knownId: string | null,
): SubscriptionsReading {
  const ours = subscriptions.filter((one) => itemOf(one) !== null);
  const live = ours
    .flatMap((subscription) => {
      const terms = termsOf(subscription);
      return terms ? [{ subscription, terms }] : [];
    })
    .sort((a, b) => a.subscription.created - b.subscription.created);
  const counting = live.find(({ subscription }) => subscription.id === knownId) ?? live[0] ?? null;
  return {
    live: counting,
    surplus: live.filter((one) => one !== counting).map(({ subscription }) => subscription),
    hasSubscribed: ours.some(({ status }) => !neverPaid.has(status)),
  };
}

function itemOf(subscription: Stripe.Subscription) {
  for (const item of subscription.items.data) {
    const billingCycle = cycleOf(item.price);
    if (billingCycle) return { item, billingCycle };
  }
  return null;
}

/** Null when it is not ours or gives nothing (any more). */
function termsOf(subscription: Stripe.Subscription): LiveSubscription | null {
  const ours = itemOf(subscription);
  const status = statusOf(subscription.status);
  if (!ours || !status) return null;
  const { current_period_start: start, current_period_end: end } = ours.item;
  return {
    subscriptionId: subscription.id,
    status,
    billingCycle: ours.billingCycle,
    billingAnchor: moment(subscription.billing_cycle_anchor),
    // The period that has begun is the one whose payment failed.
    paidUntil: moment(status === 'past_due' ? start : end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  };
}

/** `past_due` keeps Pro while the provider tries the card again; `unpaid` means that it gave up. */
function statusOf(status: Stripe.Subscription.Status): LiveSubscription['status'] | null {
  if (status === 'active' || status === 'trialing') return 'active';
  return status === 'past_due' ? 'past_due' : null;
}

function moment(unixSeconds: number): Date {
  return new Date(unixSeconds * 1_000);
}
