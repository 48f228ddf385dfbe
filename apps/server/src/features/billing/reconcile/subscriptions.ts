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
      .list({ customer, status: 'all', limit: 100, expand: ['data.latest_invoice.payments'] })
      .autoPagingToArray({ limit: SUBSCRIPTIONS_MAX });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Cancels a subscription immediately; has no effect on an ended subscription. */
export async function cancelNow(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
