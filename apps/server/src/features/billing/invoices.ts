import type Stripe from 'stripe';
import { isRefused } from '../../platform/stripe/failures.ts';

/** Whether the latest payment of a subscription was paid back in full or is disputed. */
export async function isReversed(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<boolean> {
  for (const paymentIntent of latestPayments(subscription)) {
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
  for (const payment_intent of latestPayments(subscription)) {
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

/** Payments of the latest invoice that went through. */
function latestPayments({ latest_invoice: invoice }: Stripe.Subscription): string[] {
  if (typeof invoice !== 'object' || invoice === null) return [];
  return (invoice.payments?.data ?? []).flatMap(({ status, payment }) => {
    const intent = payment.payment_intent;
    if (status !== 'paid' || !intent) return [];
    return [typeof intent === 'string' ? intent : intent.id];
  });
}
