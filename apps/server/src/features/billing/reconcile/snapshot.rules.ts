import type { BillingState } from '../billing.store.ts';
import type { LiveSubscription } from '../subscriptions.rules.ts';

/** A user's payments as the provider reports them. */
export interface StripeSnapshot {
  terms: LiveSubscription | null;
  hasSubscribed: boolean;
}

/** True when the stored state already matches the snapshot. */
export function isUpToDate(state: BillingState, { terms, hasSubscribed }: StripeSnapshot): boolean {
  if (hasSubscribed && !state.hasSubscribed) return false;
  if (!terms) return state.subscriptionId === null && state.planSource !== 'stripe';
  const isOwnPlan =
    state.planSource === 'staff' ||
    (state.plan === 'pro' &&
      state.planSource === 'stripe' &&
      state.billingAnchor?.getTime() === terms.billingAnchor.getTime());
  return (
    isOwnPlan &&
    state.subscriptionId === terms.subscriptionId &&
    state.subscriptionStatus === terms.status &&
    state.billingCycle === terms.billingCycle &&
    state.paidUntil?.getTime() === terms.paidUntil.getTime() &&
    state.cancelAtPeriodEnd === terms.cancelAtPeriodEnd
  );
}
