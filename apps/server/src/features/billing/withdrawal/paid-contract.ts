import { isMissing } from '../../../platform/stripe/failures.ts';
import { requireBilling } from '../customers.ts';
import type { Payments } from '../payments.ts';
import { hasConsented } from '../reconcile/consented.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { type PaidContract, withdrawalDeadline } from './withdrawal.rules.ts';

const PAGE = 100;

export interface WithdrawableContract extends PaidContract {
  subscriptionId: string;
  /** What is left of each payment after refunds, the latest first. */
  payments: { paymentIntent: string; amount: number }[];
}

/**
 * The contract that a user can withdraw from at `now`, as the payment provider reports it; null for none.
 * @throws what the provider's library throws
 */
export async function findWithdrawable(
  payments: Payments,
  uid: string,
  now: Date,
): Promise<WithdrawableContract | null> {
  const terms = await reconcile(payments, uid);
  if (!terms || now > withdrawalDeadline(terms.startedAt)) return null;
  const { subscriptionId, startedAt: concludedAt, paidUntil } = terms;
  const { stripeCustomerId } = await requireBilling(payments.db, uid);
  if (stripeCustomerId === null) return null;
  const paidWith = await listPayments(payments, subscriptionId);
  const beganOnRequest = await hasConsented(payments.db, uid, concludedAt);
  const paid = paidWith.reduce((sum, { amount }) => sum + amount, 0);
  return { subscriptionId, concludedAt, paidUntil, paid, beganOnRequest, payments: paidWith };
}

/** The payments of a subscription's invoices, less what was refunded. */
async function listPayments({ stripe }: Payments, subscription: string) {
  const paid: WithdrawableContract['payments'] = [];
  const invoices = stripe.invoices.list({ subscription, limit: PAGE, expand: ['data.payments'] });
  for await (const invoice of invoices) {
    for (const { status, amount_paid, payment } of invoice.payments?.data ?? []) {
      const intent = payment.payment_intent;
      if (status !== 'paid' || !intent) continue;
      const paymentIntent = typeof intent === 'string' ? intent : intent.id;
      paid.push({ paymentIntent, amount: amount_paid ?? 0 });
    }
  }
  return Promise.all(
    paid.map(async ({ paymentIntent, amount }) => {
      const refunded = await refundedOf(stripe, paymentIntent);
      return { paymentIntent, amount: Math.max(0, amount - refunded) };
    }),
  );
}

async function refundedOf(stripe: Payments['stripe'], payment_intent: string): Promise<number> {
  try {
    const { data } = await stripe.refunds.list({ payment_intent, limit: PAGE });
    return data
      .filter(({ status }) => status !== 'failed' && status !== 'canceled')
      .reduce((sum, { amount }) => sum + amount, 0);
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
}
