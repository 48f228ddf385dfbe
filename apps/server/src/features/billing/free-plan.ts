import { ApiError } from '../../platform/api-error.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { setPlan } from '../quota/allowance.store.ts';
import { freePlan } from '../quota/quota.rules.ts';
import { type BillingState, readBilling } from './billing.store.ts';
import { requireBilling } from './customers.ts';
import { LEFT_COMMENT } from './mails/end-comments.ts';
import type { Payments } from './payments.ts';
import { expireOpen } from './reconcile/open-checkouts.ts';
import { reconcile } from './reconcile/reconcile.ts';
import { cancelNow } from './reconcile/subscriptions.ts';

/**
 * Resets a user to the free plan, after cancelling any subscription immediately. Queries used on the
 * free plan stay used.
 * @throws ApiError UNAVAILABLE, USER_GONE, or what the provider's library throws; the plan is unchanged then
 */
export async function resetToFree(
  dependencies: { db: Database; payments: Payments | null; now: () => Date },
  uid: string,
): Promise<void> {
  const { db, payments, now } = dependencies;
  const time = now();
  const state = await readBilling(db, uid);
  if (state && mayBeSubscribed(state, time)) {
    // Never downgrade a user whose payments may continue.
    if (!payments) throw new ApiError('UNAVAILABLE');
    await endSubscription(payments, uid);
  }
  await writeDocuments(db, uid, (trx, revision) => setPlan(trx, uid, freePlan, time, revision));
}

async function endSubscription(payments: Payments, uid: string): Promise<void> {
  // A checkout open in another tab could be paid later.
  const { stripeCustomerId } = await requireBilling(payments.db, uid);
  if (stripeCustomerId !== null) await expireOpen(payments.stripe, stripeCustomerId);
  if (!(await reconcile(payments, uid))) return;
  const subscriptionId = (await readBilling(payments.db, uid))?.subscriptionId;
  if (subscriptionId) await cancelNow(payments.stripe, subscriptionId, LEFT_COMMENT);
  await reconcile(payments, uid);
}

/** False without a subscription and an open checkout: the reset needs no request to the provider. */
function mayBeSubscribed(state: BillingState, now: Date): boolean {
  const { planSource, subscriptionId, checkoutUntil } = state;
  return planSource === 'stripe' || subscriptionId !== null || (checkoutUntil ?? now) > now;
}
