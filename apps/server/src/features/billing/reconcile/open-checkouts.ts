import type Stripe from 'stripe';
import { isRefused } from '../../../platform/stripe/failures.ts';

/** Expires a customer's open checkouts: a user could pay two of them. */
export async function expireOpen(stripe: Stripe, customer: string): Promise<void> {
  const open = await stripe.checkout.sessions
    .list({ customer, status: 'open', limit: 100 })
    .autoPagingToArray({ limit: 100 });
  for (const { id } of open) {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      // Paid or expired meanwhile; the next reconciliation finds a payment.
      if (!isRefused(error)) throw error;
    }
  }
}
