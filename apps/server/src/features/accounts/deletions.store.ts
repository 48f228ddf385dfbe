import { sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/transaction.ts';

/** Whether a user has deleted the account, as an expression over joined `auth_users`. */
export const isBeingDeleted = sql<boolean>`
  exists (select 1 from account_deletions where account_deletions.uid = auth_users.id)`;

/** Closes an account. @returns until when its user can keep it; null if it is closed already */
export async function insertDeletion(trx: Trx, uid: string, days: number): Promise<Date | null> {
  const until = sql<Date>`now() + make_interval(days => ${days})`;
  const row = await trx
    .insertInto('accountDeletions')
    .values({ uid, eraseAfter: until, eraseDueAt: until })
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .returning('eraseAfter')
    .executeTakeFirst();
  return row?.eraseAfter ?? null;
}

/** Until when the user can keep the account, which may be over; null if it is not being deleted. */
export async function readReturnUntil(db: Database, uid: string): Promise<Date | null> {
  const row = await db
    .selectFrom('accountDeletions')
    .select('eraseAfter')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.eraseAfter ?? null;
}

/** Opens a closed account again; false if it is not closed, or if it is too late. */
export async function deleteDeletion(trx: Trx, uid: string): Promise<boolean> {
  const result = await trx
    .deleteFrom('accountDeletions')
    .where('uid', '=', uid)
    .where('eraseAfter', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Claims accounts that are due to be erased, so that other servers skip them for `holdSeconds`. @returns their uids */
export async function claimErasures(
  db: Database,
  limit: number,
  holdSeconds: number,
): Promise<string[]> {
  const due = db
    .selectFrom('accountDeletions')
    .select('uid')
    .where('eraseAfter', '<=', sql<Date>`now()`)
    .where('eraseDueAt', '<=', sql<Date>`now()`)
    .orderBy('eraseDueAt')
    .limit(limit)
    .forUpdate()
    // One that its user keeps at this moment is locked, too.
    .skipLocked();
  const rows = await db
    .with('due', () => due)
    .updateTable('accountDeletions')
    .from('due')
    .set({ eraseDueAt: sql<Date>`now() + make_interval(secs => ${holdSeconds})` })
    .whereRef('accountDeletions.uid', '=', 'due.uid')
    .returning('accountDeletions.uid')
    .execute();
  return rows.map(({ uid }) => uid);
}
