import type Stripe from 'stripe';
import { isRefused } from '../../../platform/stripe/failures.ts';
import type { BillingState } from '../billing.store.ts';
import type { Payments } from '../payments.ts';
import { isPaidLate, lastRenewal } from './ended.rules.ts';
import { paymentsOf, refundPayments } from './invoices.ts';

/**
 * Makes sure that nobody pays for a subscription that has ended: the provider leaves the invoice of a renewal open. Voids it,
 * and refunds one that was paid after the end.
 */
export async function settleEnded(
  { stripe, log, now }: Payments,
  { uid }: BillingState,
  ended: readonly Stripe.Subscription[],
): Promise<void> {
  for (const subscription of ended) {
    const invoice = lastRenewal(subscription);
    if (!invoice?.id) continue;
    const about = { uid, subscription: subscription.id, invoice: invoice.id };
    if (invoice.status === 'open') {
      log.info(about, 'voiding the open invoice of an ended subscription');
      await voidInvoice(stripe, invoice.id);
    } else if (isPaidLate(subscription, now())) {
      log.warn(about, 'refunding a payment that arrived after the end of its subscription');
      await refundPayments(stripe, paymentsOf(invoice));
    }
  }
}

async function voidInvoice(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.invoices.voidInvoice(id);
  } catch (error) {
    // Paid meanwhile: the event of the payment leads to a refund.
    if (!isRefused(error)) throw error;
  }
}
