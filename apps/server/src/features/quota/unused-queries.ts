import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { recount } from './allowance.store.ts';
import { giveBackUnused, listUsersWithUnused } from './quota.store.ts';

/** Gives back the expired reservations of all users. */
export async function giveBackAllUnused(db: Database, now: Date): Promise<void> {
  for (const uid of await listUsersWithUnused(db, now)) {
    await writeDocuments(db, uid, async (trx, revision) => {
      await giveBackUnused(trx, uid, now);
      await recount(trx, uid, now, revision);
    });
  }
}
