import type Stripe from 'stripe';
import type { BillingState } from '../billing.store.ts';
import { takeBackCredit } from '../credit/change-credit.ts';
import { creditOf } from '../credit/credit-left.rules.ts';
import { followLanguage } from '../customers.ts';
import { DISPUTED_COMMENT } from '../mails/end-comments.ts';
import { dueNotices } from '../mails/notices.rules.ts';
import type { Payments } from '../payments.ts';
import type { StripeSnapshot } from '../stripe-snapshot.ts';
import { readSubscriptions, type SubscriptionsReading } from '../subscriptions.rules.ts';
import { noticeOf } from './ended.rules.ts';
import { settleEnded } from './ended-subscriptions.ts';
import { listInvoicesOf, refundLatest } from './invoices.ts';
import { findReversal } from './reversals.ts';
import { noPayments } from './snapshot.rules.ts';
import { cancelNow, listSubscriptions } from './subscriptions.ts';

/**
 * Fetches a user's subscriptions, and ends those that may not go on.
 * @throws what the provider's library throws
 */
export async function fetchSnapshot(
  payments: Payments,
  state: BillingState,
): Promise<StripeSnapshot> {
  const { stripe, now } = payments;
  const { stripeCustomerId: customer } = state;
  if (customer === null) return noPayments;
  let { subscriptions, reading } = await readAll(stripe, customer, state);
  // Cancelled subscriptions are read again, because the user is told when and why they ended.
  if (await endUnwanted(payments, state, customer, reading)) {
    ({ subscriptions, reading } = await readAll(stripe, customer, state));
  }
  const { live, ended, hasSubscribed } = reading;
  const owner = subscriptions[0]?.customer;
  if (typeof owner === 'object' && !owner.deleted) {
    await followLanguage(payments, owner, state.language);
  }
  // Customers who have subscribed have invoices. Others may have one that was written by hand.
  const isAsked = ended.length > 0 || !(hasSubscribed || state.hasInvoices);
  const invoices = isAsked ? await listInvoicesOf(stripe, customer) : [];
  const latePayments = await settleEnded(payments, state, invoices, ended);
  return {
    terms: live?.terms ?? null,
    hasSubscribed,
    hasInvoices: invoices.some(({ status }) => status !== 'draft'),
    credit: creditFrom(subscriptions),
    notice: noticeOf(ended, latePayments, live !== null),
    notices: dueNotices(reading, now()),
  };
}

async function readAll(stripe: Stripe, customer: string, { subscriptionId }: BillingState) {
  const subscriptions = await listSubscriptions(stripe, customer);
  return { subscriptions, reading: readSubscriptions(subscriptions, subscriptionId) };
}

/** @returns whether any subscription was cancelled */
async function endUnwanted(
  { stripe, log }: Payments,
  state: BillingState,
  customer: string,
  { live, surplus, unpaid }: SubscriptionsReading,
): Promise<boolean> {
  const { uid } = state;
  for (const duplicate of surplus) {
    log.warn({ uid, subscription: duplicate.id }, 'refunding a second subscription');
    await refundLatest(stripe, duplicate);
    await cancelNow(stripe, duplicate.id);
  }
  for (const { id } of unpaid) {
    log.info({ uid, subscription: id }, 'cancelling a subscription that was given up as unpaid');
    await cancelNow(stripe, id);
  }
  const isChanged = surplus.length + unpaid.length > 0;
  if (!live) return isChanged;
  const { subscription } = live;
  if (state.isClosed) {
    log.info({ uid }, 'cancelling the subscription of a deleted account');
    // Paid in an open checkout after the deletion, or so shortly before that it never took effect.
    if (subscription.id !== state.subscriptionId) await refundLatest(stripe, subscription);
    await cancelNow(stripe, subscription.id);
    return true;
  }
  const reversal = await findReversal(stripe, customer, subscription);
  if (!reversal) return isChanged;
  log.warn({ uid, reversal }, 'cancelling a subscription whose payment was reversed');
  const comment = reversal === 'disputed' ? DISPUTED_COMMENT : undefined;
  // First: once the subscription has ended, a server that takes over after a crash no longer looks for a reversal.
  await takeBackCredit(stripe, customer, subscription.id);
  await cancelNow(stripe, subscription.id, comment);
  return true;
}

/** The credit of the customer in cents, whom the subscriptions name. */
function creditFrom(subscriptions: readonly Stripe.Subscription[]): number {
  const customer = subscriptions[0]?.customer;
  return typeof customer === 'object' ? creditOf(customer) : 0;
}
