import { ApiError } from '../../platform/api-error.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { freePlan } from '../quota/quota.rules.ts';
import { setPlan } from '../quota/quota.store.ts';
import { type BillingState, readBilling } from './billing.store.ts';
import { expireOpen } from './checkout.ts';
import { requireBilling } from './customers.ts';
import type { Payments } from './payments.ts';
import { reconcile } from './reconcile.ts';
import { cancelNow } from './subscriptions.ts';

/**
 * Back to the free plan. A subscription is cancelled at the provider first, and at once; the queries
 * used on the free plan stay used.
 * @throws what the provider's library throws; the plan is not changed then
 */
export async function resetToFree(
  dependencies: { db: Database; payments: Payments | null; now: () => Date },
  uid: string,
): Promise<void> {
  const { db, payments, now } = dependencies;
  const time = now();
  const known = await readBilling(db, uid);
  if (known && mayBeSubscribed(known, time)) {
    // A plan that is being paid for is never taken away without ending the payments.
    if (!payments) throw new ApiError('UNAVAILABLE');
    await endSubscription(payments, uid);
  }
  await writeDocuments(db, uid, (trx, revision) => setPlan(trx, uid, freePlan, time, revision));
}

async function endSubscription(payments: Payments, uid: string): Promise<void> {
  // One that is still open in another tab could be paid after this.
  const { stripeCustomerId } = await requireBilling(payments.db, uid);
  if (stripeCustomerId !== null) await expireOpen(payments.stripe, stripeCustomerId);
  if (!(await reconcile(payments, uid))) return;
  const subscriptionId = (await readBilling(payments.db, uid))?.subscriptionId;
  if (subscriptionId) await cancelNow(payments.stripe, subscriptionId);
  await reconcile(payments, uid);
}

/** Somebody who never came near a payment does not have to wait for the provider. */
function mayBeSubscribed(state: BillingState, now: Date): boolean {
  const { planSource, subscriptionId, checkoutUntil } = state;
  return planSource === 'stripe' || subscriptionId !== null || (checkoutUntil ?? now) > now;
}
