import type Stripe from 'stripe';
import { isRefused } from '../../../platform/stripe/failures.ts';

/** Expires a customer's open checkouts: a user could pay two of them. */
export async function expireOpen(stripe: Stripe, customer: string): Promise<void> {
  await expireAll(stripe, await listOpen(stripe, customer));
}

/**
 * Keeps one of a customer's open checkouts and expires the others. Parallel requests choose the same one, so that none of
 * them leaves a second one open.
 */
export async function keepNewest(
  stripe: Stripe,
  customer: string,
): Promise<Stripe.Checkout.Session | null> {
  const open = await listOpen(stripe, customer);
  const [newest = null, ...others] = open.sort(
    (a, b) => b.created - a.created || (a.id < b.id ? 1 : -1),
  );
  await expireAll(stripe, others);
  return newest;
}

function listOpen(stripe: Stripe, customer: string): Promise<Stripe.Checkout.Session[]> {
  return stripe.checkout.sessions
    .list({ customer, status: 'open', limit: 100 })
    .autoPagingToArray({ limit: 100 });
}

async function expireAll(
  stripe: Stripe,
  sessions: readonly Stripe.Checkout.Session[],
): Promise<void> {
  for (const { id } of sessions) {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      // Paid or expired meanwhile; the next reconciliation finds a payment.
      if (!isRefused(error)) throw error;
    }
  }
}
