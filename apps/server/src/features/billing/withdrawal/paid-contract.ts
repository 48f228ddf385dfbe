import type Stripe from 'stripe';
import { isMissing } from '../../../platform/stripe/failures.ts';
import { listInvoices, readCredit } from '../credit/change-credit.ts';
import { requireBilling } from '../customers.ts';
import type { Payments } from '../payments.ts';
import { hasConsented } from '../reconcile/consented.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { listSubscriptions } from '../reconcile/subscriptions.ts';
import { contractValue } from './contract-value.rules.ts';
import { endedContracts } from './ended-contracts.rules.ts';
import { type PaidContract, withdrawalDeadline } from './withdrawal.rules.ts';
import { listWithdrawals } from './withdrawals.store.ts';

const PAGE = 100;

export interface WithdrawableContract extends PaidContract {
  subscriptionId: string;
  /** The rest of each payment after refunds, the latest first. */
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
  if (!terms) return findEnded(payments, uid, now);
  const { subscriptionId, startedAt: concludedAt } = terms;
  if (now > withdrawalDeadline(concludedAt)) return null;
  return withPayments(payments, uid, { subscriptionId, concludedAt, endedAt: null });
}

/**
 * The contract of a subscription that has ended, whose user can still withdraw from it: the period goes on after the end.
 * @throws what the provider's library throws
 */
export async function findEnded(
  payments: Payments,
  uid: string,
  now: Date,
): Promise<WithdrawableContract | null> {
  const { db, stripe } = payments;
  const { stripeCustomerId: customer, hasSubscribed } = await requireBilling(db, uid);
  if (customer === null || !hasSubscribed) return null;
  const withdrawn = (await listWithdrawals(db, uid)).map(({ subscriptionId }) => subscriptionId);
  for (const contract of endedContracts(await listSubscriptions(stripe, customer))) {
    const { subscriptionId, concludedAt } = contract;
    if (now > withdrawalDeadline(concludedAt) || withdrawn.includes(subscriptionId)) continue;
    const withdrawable = await withPayments(payments, uid, contract);
    // Refunded before: nothing is left to withdraw from.
    if (withdrawable.paid > 0 || withdrawable.creditLeft < 0) return withdrawable;
  }
  return null;
}

async function withPayments(
  payments: Payments,
  uid: string,
  contract: Pick<WithdrawableContract, 'subscriptionId' | 'concludedAt' | 'endedAt'>,
): Promise<WithdrawableContract> {
  const { db, stripe } = payments;
  const invoices = await listInvoices(stripe, contract.subscriptionId);
  const paidWith = await listPayments(stripe, invoices);
  const beganOnRequest = await hasConsented(db, uid, contract.concludedAt);
  const paid = paidWith.reduce((sum, { amount }) => sum + amount, 0);
  const { stripeCustomerId: customer } = await requireBilling(db, uid);
  const availableCredit = customer === null ? 0 : await readCredit(stripe, customer);
  const facts = { ...contractValue(invoices), availableCredit, beganOnRequest };
  return { ...contract, ...facts, paid, payments: paidWith };
}

/** The payments of invoices, less what was refunded. */
async function listPayments(stripe: Payments['stripe'], invoices: readonly Stripe.Invoice[]) {
  const paid: WithdrawableContract['payments'] = [];
  for (const invoice of invoices) {
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
