import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { updateUserRow } from '../accounts/accounts.store.ts';
import { loadUser } from '../accounts/accounts.ts';
import { readPlanState, setPlan } from './quota.store.ts';

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
    await updateUserRow(trx, uid, names, revision);
    await setPlan(
      trx,
      uid,
      { plan: 'free', planSource: null, queryLimit: null, billingAnchor: null },
      now,
      revision,
    );
  });
}
