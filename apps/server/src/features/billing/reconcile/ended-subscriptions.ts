import type Stripe from 'stripe';
import { isRefused } from '../../../platform/stripe/failures.ts';
import type { BillingState } from '../billing.store.ts';
import type { Payments } from '../payments.ts';
import { endedInvoices, paidLateAt } from './ended.rules.ts';
import { paymentsOf, refundPayments } from './invoices.ts';

/**
 * Settles the invoices of subscriptions that have ended, because the payment provider leaves unpaid renewals open. Voids the open
 * ones, and refunds those that were paid after the end.
 * @param invoices of the customer
 * @returns the times of payments after the end
 */
export async function settleEnded(
  { stripe, log, now }: Payments,
  { uid }: BillingState,
  invoices: readonly Stripe.Invoice[],
  ended: readonly Stripe.Subscription[],
): Promise<Date[]> {
  const latePayments: Date[] = [];
  for (const unowed of endedInvoices(invoices, ended)) {
    const { invoice, subscription } = unowed;
    const paidAt = paidLateAt(unowed, now());
    const about = { uid, subscription: subscription.id, invoice: invoice.id };
    if (invoice.status === 'open' && invoice.id) {
      log.info(about, 'voiding an open invoice of an ended subscription');
      await voidInvoice(stripe, invoice.id);
    } else if (paidAt) {
      log.warn(about, 'refunding a payment that arrived after the end of its subscription');
      await refundPayments(stripe, paymentsOf(invoice));
      latePayments.push(paidAt);
    }
  }
  return latePayments;
}

async function voidInvoice(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.invoices.voidInvoice(id);
  } catch (error) {
    // Paid meanwhile: the event of the payment leads to a refund.
    if (!isRefused(error)) throw error;
  }
}
