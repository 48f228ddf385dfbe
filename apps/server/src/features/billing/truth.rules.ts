import type { BillingState } from './billing.store.ts';
import type { LiveSubscription } from './subscriptions.rules.ts';

/** What a user's payments come to, by the provider's own word. */
export interface Truth {
  terms: LiveSubscription | null;
  hasSubscribed: boolean;
}

/** Whether what is known here says all of it already. */
export function isTakenOver(state: BillingState, { terms, hasSubscribed }: Truth): boolean {
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
