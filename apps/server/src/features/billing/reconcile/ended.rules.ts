import type Stripe from 'stripe';
import { DISPUTED_COMMENT } from '../mails/end-comments.ts';
import type { BillingNotice } from '../stripe-snapshot.ts';

/** Late payments older than this, in days, are not refunded: they were paid before Savet looked for them. */
const LATE_PAYMENT_DAYS = 35;

/** Invoices for a renewal, or for a change of the cycle. The first invoice of a subscription is the provider's to settle. */
const reasons = new Set<Stripe.Invoice.BillingReason | null>([
  'subscription_cycle',
  'subscription_update',
]);

/** An invoice that is not owed any more, because its subscription has ended. */
export interface EndedInvoice {
  invoice: Stripe.Invoice;
  subscription: Stripe.Subscription;
}

/** The invoices of ended subscriptions that may still be open, or were paid after the end. */
export function endedInvoices(
  invoices: readonly Stripe.Invoice[],
  ended: readonly Stripe.Subscription[],
): EndedInvoice[] {
  return invoices.flatMap((invoice) => {
    const of = invoice.parent?.subscription_details?.subscription;
    const id = typeof of === 'string' ? of : of?.id;
    const subscription = ended.find((candidate) => candidate.id === id);
    return subscription && reasons.has(invoice.billing_reason) ? [{ invoice, subscription }] : [];
  });
}

/** When an invoice was paid after the end of its subscription; null if it was not, or too long ago. */
export function paidLateAt({ invoice, subscription }: EndedInvoice, now: Date): Date | null {
  const paidAt = invoice.status_transitions.paid_at ?? null;
  const { ended_at: end } = subscription;
  if (invoice.status !== 'paid' || paidAt === null || end === null || paidAt <= end) return null;
  const at = new Date(paidAt * 1_000);
  return at.getTime() > now.getTime() - LATE_PAYMENT_DAYS * 86_400_000 ? at : null;
}

/**
 * The last thing to tell the user about subscriptions that have ended.
 * @param latePayments times of payments that were refunded because they came after the end
 * @param isLive whether another subscription is live: the end of an earlier one is then no news
 */
export function noticeOf(
  ended: readonly Stripe.Subscription[],
  latePayments: readonly Date[],
  isLive: boolean,
): BillingNotice | null {
  const disputes = ended.flatMap(({ ended_at: end, cancellation_details: details }) => {
    const isDisputed = !isLive && end !== null && details?.comment === DISPUTED_COMMENT;
    return isDisputed ? [{ kind: 'disputed' as const, at: new Date(end * 1_000) }] : [];
  });
  const late = latePayments.map((at) => ({ kind: 'late_payment' as const, at }));
  const [last = null] = [...disputes, ...late].sort((a, b) => b.at.getTime() - a.at.getTime());
  return last;
}
