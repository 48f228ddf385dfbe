import type Stripe from 'stripe';
import { isMissing } from '../../platform/stripe/failures.ts';

/** The most subscriptions of one customer that are looked at. */
const SUBSCRIPTIONS_MAX = 1_000;

/** All subscriptions of a customer, ended ones too; none when the provider does not know the customer. */
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

/** Ends a subscription at once; one that has ended already stays as it is. */
export async function cancelNow(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
