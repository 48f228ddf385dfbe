import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { updateUserRow } from '../accounts/accounts.store.ts';
import { loadUser } from '../accounts/accounts.ts';
import { freePlan } from './quota.rules.ts';
import { readPlanState, setPlan } from './quota.store.ts';

/** When a customer at the payment provider is made for a new user who has none, in milliseconds. */
const CUSTOMER_DUE_MS = 60_000;

/** Gives a new user the free plan and their name; what is set already stays as it is. */
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
    // Whoever is in the middle of signing up makes the customer right away; else it is made then.
    const billingDueAt = new Date(now.getTime() + CUSTOMER_DUE_MS);
    await updateUserRow(trx, uid, { ...names, billingDueAt }, revision);
    await setPlan(trx, uid, freePlan, now, revision);
  });
}
