import type { PlannedRefund } from '../../../platform/db/tables/legal-tables.ts';
import { hasCode } from '../../../platform/stripe/failures.ts';
import { changeCreditOnce, listInvoices, readCredit } from '../credit/change-credit.ts';
import { requireBilling } from '../customers.ts';
import { WITHDRAWN_COMMENT } from '../mails/end-comments.ts';
import type { Payments } from '../payments.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { cancelNow } from '../reconcile/subscriptions.ts';
import { fromUnixSeconds } from '../subscriptions.rules.ts';
import { contractValue } from './contract-value.rules.ts';
import { withdrawalAmounts } from './withdrawal.rules.ts';
import { listIncomplete, markComplete, type Withdrawal } from './withdrawals.store.ts';

/** Metadata key of a refund with the subscription that was withdrawn from. */
const WITHDRAWAL_KEY = 'savet_withdrawal';

/**
 * Ends the subscriptions that a user has withdrawn from, and refunds them. Each step can be repeated.
 * @throws what the provider's library throws; the rest is done later
 */
export async function completeWithdrawals(payments: Payments, uid: string): Promise<void> {
  for (const withdrawal of await listIncomplete(payments.db, uid)) {
    const { subscriptionId, refunds } = withdrawal;
    await cancelNow(payments.stripe, subscriptionId, WITHDRAWN_COMMENT);
    for (const refund of refunds) await refundOnce(payments, withdrawal, refund);
    await settleCredit(payments, withdrawal);
    await reconcile(payments, uid);
    await markComplete(payments.db, subscriptionId, payments.now());
  }
}

/** The provider forgets idempotency keys after a day, so refunds are looked for by their mark too. */
async function refundOnce(
  { stripe, log }: Payments,
  { subscriptionId }: Withdrawal,
  { paymentIntent: payment_intent, amount }: PlannedRefund,
): Promise<void> {
  const { data } = await stripe.refunds.list({ payment_intent, limit: 100 });
  if (data.some(({ metadata }) => metadata?.[WITHDRAWAL_KEY] === subscriptionId)) return;
  const metadata = { [WITHDRAWAL_KEY]: subscriptionId };
  const idempotencyKey = `withdrawal-${subscriptionId}-${payment_intent}`;
  try {
    await stripe.refunds.create({ payment_intent, amount, metadata }, { idempotencyKey });
  } catch (error) {
    // The team has refunded it meanwhile.
    if (!hasCode(error, 'charge_already_refunded')) throw error;
    log.info({ subscription: subscriptionId }, 'a payment of a withdrawal was refunded already');
  }
}

/** Takes back the credit that the contract has left, or gives back what it has used of an earlier one. */
async function settleCredit(
  { db, stripe }: Payments,
  { uid, subscriptionId: subscription, concludedAt, withdrawnAt, ...stored }: Withdrawal,
): Promise<void> {
  const { stripeCustomerId: customer } = await requireBilling(db, uid);
  if (customer === null) return;
  const { ended_at: end } = await stripe.subscriptions.retrieve(subscription);
  const { creditTaken, creditBack } = withdrawalAmounts(
    {
      ...contractValue(await listInvoices(stripe, subscription)),
      availableCredit: await readCredit(stripe, customer),
      beganOnRequest: stored.beganOnRequest,
      paid: stored.paid,
      concludedAt,
      endedAt: end === null ? null : fromUnixSeconds(end),
    },
    withdrawnAt,
  );
  await changeCreditOnce(stripe, customer, { subscription, amount: creditBack - creditTaken });
}
