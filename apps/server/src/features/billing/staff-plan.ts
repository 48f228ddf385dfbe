import type { Plan } from '@savet/contract/plans';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { readPlanState, setPlan } from '../quota/allowance.store.ts';
import { freePlan } from '../quota/quota.rules.ts';
import type { BillingState } from './billing.store.ts';
import { requireBilling } from './customers.ts';
import { STAFF_COMMENT } from './mails/end-comments.ts';
import type { Payments } from './payments.ts';
import { expireOpen } from './reconcile/open-checkouts.ts';
import { reconcile } from './reconcile/reconcile.ts';
import { cancelNow } from './reconcile/subscriptions.ts';

export interface StaffPlan {
  plan: Plan;
  queryLimit: number | null;
  /** Whether a running subscription ends or stays; null if nobody has decided. */
  subscription: 'end' | 'keep' | null;
}

/** `undecided` and `payments_off` change nothing. */
export type StaffPlanOutcome = 'set' | 'ended' | 'kept' | 'undecided' | 'payments_off';

/**
 * Sets a plan that staff have agreed with a user. A subscription would go on charging beside it, so somebody has to decide what
 * happens to it; open checkouts expire. The free plan ends the agreement: with a subscription that is kept, the user is on Pro.
 * @throws ApiError USER_GONE, or what the provider's library throws
 */
export async function setStaffPlan(
  dependencies: { db: Database; payments: Payments | null; now: () => Date },
  uid: string,
  { plan, queryLimit, subscription }: StaffPlan,
): Promise<StaffPlanOutcome> {
  const { db, payments, now } = dependencies;
  await expireCheckouts(payments, await requireBilling(db, uid));
  if (payments) await reconcile(payments, uid);
  const state = await requireBilling(db, uid);
  const { subscriptionId } = state;
  const isCharging = subscriptionId !== null || mayBePaid(state, payments, now());
  if (isCharging && subscription === null) return 'undecided';
  if (isCharging && subscription === 'end') {
    if (!payments) return 'payments_off';
    if (subscriptionId !== null) await cancelNow(payments.stripe, subscriptionId, STAFF_COMMENT);
    await reconcile(payments, uid);
  }
  await writePlan(db, uid, { plan, queryLimit }, now());
  // One may have been opened since.
  await expireCheckouts(payments, state);
  if (payments) await reconcile(payments, uid);
  if (!isCharging) return 'set';
  return subscription === 'end' ? 'ended' : 'kept';
}

async function expireCheckouts(
  payments: Payments | null,
  { stripeCustomerId }: BillingState,
): Promise<void> {
  if (payments && stripeCustomerId !== null) await expireOpen(payments.stripe, stripeCustomerId);
}

/** True while a checkout is open that cannot be expired from here. */
function mayBePaid({ checkoutUntil }: BillingState, payments: Payments | null, now: Date): boolean {
  return payments === null && checkoutUntil !== null && checkoutUntil > now;
}

async function writePlan(
  db: Database,
  uid: string,
  { plan, queryLimit }: Pick<StaffPlan, 'plan' | 'queryLimit'>,
  now: Date,
): Promise<void> {
  await writeDocuments(db, uid, async (trx, revision) => {
    const current = await readPlanState(trx, uid);
    // A new limit on the same plan does not start a new month.
    const billingAnchor = (current?.plan === plan && current.billingAnchor) || now;
    // The end of what a subscription has paid stays known, also beside an agreed plan.
    const paidUntil = current?.paidUntil ?? null;
    const values =
      plan === 'free'
        ? { ...freePlan, queryLimit }
        : { plan, planSource: 'staff' as const, queryLimit, billingAnchor, paidUntil };
    await setPlan(trx, uid, values, now, revision);
  });
}
