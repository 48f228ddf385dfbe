import type Stripe from 'stripe';
import { isMissing, isRefused } from '../../../platform/stripe/failures.ts';

/** Invoices read per customer: more than eight years of months. */
const CUSTOMER_INVOICES_MAX = 100;

/** The invoices of a customer, the newest first; empty for a missing customer. */
export async function listInvoicesOf(stripe: Stripe, customer: string): Promise<Stripe.Invoice[]> {
  try {
    const { data } = await stripe.invoices.list({
      customer,
      limit: CUSTOMER_INVOICES_MAX,
      expand: ['data.payments'],
    });
    return data;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Refunds the latest payments of a subscription. */
export async function refundLatest(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<void> {
  await refundPayments(stripe, await latestPayments(stripe, subscription));
}

/** Refunds payment intents in full; has no effect on those that were refunded before. */
export async function refundPayments(stripe: Stripe, intents: readonly string[]): Promise<void> {
  for (const payment_intent of intents) {
    try {
      await stripe.refunds.create(
        { payment_intent },
        { idempotencyKey: `refund-${payment_intent}` },
      );
    } catch (error) {
      // Already refunded.
      if (!isRefused(error)) throw error;
    }
  }
}

/** Invoices searched for a payment: two years of monthly invoices paid by credit. */
const INVOICES_MAX = 24;

/**
 * Returns payment intents of the latest invoice that was paid with money. An invoice paid by a credit
 * has none.
 */
export async function latestPayments(
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
  return data.map(paymentsOf).find((intents) => intents.length > 0) ?? [];
}

/** Payment intents that have paid an invoice. */
export function paymentsOf(invoice: Stripe.Invoice | null): string[] {
  return (invoice?.payments?.data ?? []).flatMap(({ status, payment }) => {
    const intent = payment.payment_intent;
    if (status !== 'paid' || !intent) return [];
    return [typeof intent === 'string' ? intent : intent.id];
  });
}
