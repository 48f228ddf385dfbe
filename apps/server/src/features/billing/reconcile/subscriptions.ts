import type Stripe from 'stripe';
import { isMissing } from '../../../platform/stripe/failures.ts';

/** Subscriptions read per customer. */
const SUBSCRIPTIONS_MAX = 1_000;

/** Lists all subscriptions of a customer, including ended ones; empty for a missing customer. */
export async function listSubscriptions(
  stripe: Stripe,
  customer: string,
): Promise<Stripe.Subscription[]> {
  try {
    return await stripe.subscriptions
      .list({
        customer,
        status: 'all',
        limit: 100,
        expand: [
          'data.customer.invoice_settings.default_payment_method',
          'data.default_payment_method',
          'data.latest_invoice.payments',
        ],
      })
      .autoPagingToArray({ limit: SUBSCRIPTIONS_MAX });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/**
 * Cancels a subscription immediately; has no effect on an ended subscription.
 * @param comment kept with the subscription, and shown to the operator in the provider's dashboard
 */
export async function cancelNow(stripe: Stripe, id: string, comment?: string): Promise<void> {
  try {
    const reason = comment !== undefined && { cancellation_details: { comment } };
    await stripe.subscriptions.cancel(id, { ...reason });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
