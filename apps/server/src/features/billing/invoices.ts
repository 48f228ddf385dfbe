import type Stripe from 'stripe';
import { isRefused } from '../../platform/stripe/failures.ts';

/** Whether the latest payment of a subscription was paid back in full or is disputed. */
export async function isReversed(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<boolean> {
  for (const paymentIntent of await latestPayments(stripe, subscription)) {
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(paymentIntent, {
      expand: ['latest_charge'],
    });
    if (typeof charge === 'object' && (charge?.refunded || charge?.disputed)) return true;
  }
  return false;
}

/** Pays back what the latest invoice of a subscription took. */
export async function refundLatest(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<void> {
  for (const payment_intent of await latestPayments(stripe, subscription)) {
    try {
      await stripe.refunds.create(
        { payment_intent },
        { idempotencyKey: `refund-${payment_intent}` },
      );
    } catch (error) {
      // Paid back already.
      if (!isRefused(error)) throw error;
    }
  }
}

/** How far back an invoice with a payment is looked for: longer ago a credit has paid for over a year. */
const INVOICES_MAX = 24;

/**
 * The latest payments of a subscription that went through: of its latest invoice, or, when a credit
 * paid for that, of the last one that took money.
 */
async function latestPayments(
  stripe: Stripe,
  { id, latest_invoice: latest }: Stripe.Subscription,
): Promise<string[]> {
  const payments = typeof latest === 'object' ? paymentsOf(latest) : [];
  if (payments.length > 0) return payments;
  const { data } = await stripe.invoices.list({
    subscription: id,
    limit: INVOICES_MAX,
    expand: ['data.payments'],
  });
  return data.map(paymentsOf).find((found) => found.length > 0) ?? [];
}

function paymentsOf(invoice: Stripe.Invoice | null): string[] {
  return (invoice?.payments?.data ?? []).flatMap(({ status, payment }) => {
    const intent = payment.payment_intent;
    if (status !== 'paid' || !intent) return [];
    return [typeof intent === 'string' ? intent : intent.id];
  });
}
