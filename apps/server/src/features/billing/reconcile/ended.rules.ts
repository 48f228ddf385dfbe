import type Stripe from 'stripe';
import { DISPUTED_COMMENT } from '../mails/end-comments.ts';
import type { BillingNotice } from '../stripe-snapshot.ts';

/** Late payments older than this, in days, are not refunded: they were paid before Savet looked for them. */
const LATE_PAYMENT_DAYS = 35;

/** The last invoice of a subscription, if it was for a renewal. */
export function lastRenewal({
  latest_invoice: latest,
}: Stripe.Subscription): Stripe.Invoice | null {
  if (typeof latest !== 'object' || latest?.billing_reason !== 'subscription_cycle') return null;
  return latest;
}

/** True when the last renewal of an ended subscription was paid after the end. */
export function isPaidLate(subscription: Stripe.Subscription, now: Date): boolean {
  const paidAt = latePaymentAt(subscription);
  return paidAt !== null && paidAt.getTime() > now.getTime() - LATE_PAYMENT_DAYS * 86_400_000;
}

/**
 * The last thing to tell the user about subscriptions that have ended.
 * @param isLive whether another subscription is live: the end of an earlier one is then no news
 */
export function noticeOf(
  ended: readonly Stripe.Subscription[],
  isLive: boolean,
  now: Date,
): BillingNotice | null {
  const notices = ended.flatMap((subscription): BillingNotice[] => {
    const { ended_at: end, cancellation_details: details } = subscription;
    const isDisputed = !isLive && end !== null && details?.comment === DISPUTED_COMMENT;
    const paidAt = isPaidLate(subscription, now) ? latePaymentAt(subscription) : null;
    return [
      ...(isDisputed ? [{ kind: 'disputed' as const, at: new Date(end * 1_000) }] : []),
      ...(paidAt ? [{ kind: 'late_payment' as const, at: paidAt }] : []),
    ];
  });
  const [last = null] = notices.sort((a, b) => b.at.getTime() - a.at.getTime());
  return last;
}

function latePaymentAt(subscription: Stripe.Subscription): Date | null {
  const invoice = lastRenewal(subscription);
  const paidAt = invoice?.status_transitions.paid_at ?? null;
  const { ended_at: end } = subscription;
  if (invoice?.status !== 'paid' || paidAt === null || end === null || paidAt <= end) return null;
  return new Date(paidAt * 1_000);
}
