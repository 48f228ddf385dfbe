import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { updateUserRow } from '../accounts/accounts.store.ts';
import { loadUser } from '../accounts/accounts.ts';
import { readPlanState, setPlan } from './allowance.store.ts';
import { freePlan } from './quota.rules.ts';

/** Delay until the billing sweeper creates a missing customer of a new user, in milliseconds. */
const CUSTOMER_DUE_MS = 60_000;

/** Sets a new user's name and free plan; has no effect on a user with a plan. */
export async function initializePlan(
  db: Database,
  uid: string,
  names: { firstName: string; lastName: string },
  now: Date,
): Promise<void> {
  await loadUser(db, uid);
  await writeDocuments(db, uid, async (trx, revision) => {
    const state = await readPlanState(trx, uid);
    if (state?.plan) return;
    // The sign-up normally creates the customer at once; this is for a sign-up that was interrupted.
    const billingDueAt = new Date(now.getTime() + CUSTOMER_DUE_MS);
    await updateUserRow(trx, uid, { ...names, billingDueAt }, revision);
    await setPlan(trx, uid, freePlan, now, revision);
  });
}
