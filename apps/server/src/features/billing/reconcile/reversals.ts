import type Stripe from 'stripe';
import { latestPayments } from './invoices.ts';

/** `refunded`: the latest payment in full. `disputed`: any payment. */
export type Reversal = 'refunded' | 'disputed';

/** Statuses of disputes in which the bank does not claim the money, or no longer. */
const harmless = new Set<Stripe.Dispute.Status>([
  'prevented',
  'warning_closed',
  'warning_needs_response',
  'warning_under_review',
  'won',
]);

/**
 * Tells whether the payment behind a live subscription was taken back. A dispute counts for whichever payment of the
 * customer it is, if it was opened while this subscription runs: disputes arrive weeks after their payment.
 */
export async function findReversal(
  stripe: Stripe,
  customer: string,
  subscription: Stripe.Subscription,
): Promise<Reversal | null> {
  const latest = new Set(await latestPayments(stripe, subscription));
  for await (const charge of stripe.charges.list({ customer, limit: 100 })) {
    const { payment_intent: intent } = charge;
    const intentId = typeof intent === 'string' ? intent : intent?.id;
    if (charge.refunded && intentId !== undefined && latest.has(intentId)) return 'refunded';
    if (charge.disputed && (await isDisputed(stripe, charge.id, subscription.created))) {
      return 'disputed';
    }
  }
  return null;
}

async function isDisputed(stripe: Stripe, charge: string, since: number): Promise<boolean> {
  const { data } = await stripe.disputes.list({ charge, limit: 100 });
  return data.some(({ status, created }) => created >= since && !harmless.has(status));
}
