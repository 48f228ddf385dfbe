import type { BillingState } from '../billing.store.ts';
import type { BillingNotice, StripeSnapshot } from '../stripe-snapshot.ts';

/** The snapshot of a user without a customer. */
export const noPayments: StripeSnapshot = {
  terms: null,
  hasSubscribed: false,
  hasInvoices: false,
  credit: 0,
  notice: null,
  notices: [],
};

/** True when the stored state already matches the snapshot. */
export function isUpToDate(state: BillingState, snapshot: StripeSnapshot): boolean {
  const { terms, hasSubscribed, hasInvoices, credit, notice } = snapshot;
  if (hasSubscribed && !state.hasSubscribed) return false;
  if (hasInvoices && !state.hasInvoices) return false;
  if (
    credit !== state.billingCredit ||
    (notice ? isNews(state, notice) : state.billingNotice !== null)
  )
    return false;
  if (!terms) return state.subscriptionId === null && state.planSource !== 'stripe';
  const isOwnPlan =
    state.planSource === 'staff' || (state.plan === 'pro' && state.planSource === 'stripe');
  return (
    isOwnPlan &&
    state.subscriptionId === terms.subscriptionId &&
    state.subscriptionStatus === terms.status &&
    state.subscriptionStartedAt?.getTime() === terms.startedAt.getTime() &&
    state.billingCycle === terms.billingCycle &&
    state.subscriptionPrice === terms.price &&
    state.paidUntil?.getTime() === terms.paidUntil.getTime() &&
    state.cancelAtPeriodEnd === terms.cancelAtPeriodEnd
  );
}

/** True when the user was not told of it yet. */
export function isNews(state: BillingState, { kind, at }: BillingNotice): boolean {
  return state.billingNotice !== kind || state.billingNoticeAt?.getTime() !== at.getTime();
}
