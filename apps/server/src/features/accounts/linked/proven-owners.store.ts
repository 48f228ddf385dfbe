import type { Database, Trx } from '../../../platform/db/transaction.ts';

/** Whether the owner of the address is known to be the user of the account. */
export async function isOwnerProven(trx: Trx, uid: string): Promise<boolean> {
  const row = await trx
    .selectFrom('authUsers')
    .select('ownerProven')
    .where('id', '=', uid)
    .executeTakeFirst();
  return row?.ownerProven ?? false;
}

export async function markOwnerProven(db: Database | Trx, uid: string): Promise<void> {
  await db.updateTable('authUsers').set({ ownerProven: true }).where('id', '=', uid).execute();
}

/** The id of a session that was just opened; null if it has ended meanwhile. */
export async function sessionIdOf(trx: Trx, token: string): Promise<string | null> {
  const row = await trx
    .selectFrom('authSessions')
    .select('id')
    .where('token', '=', token)
    .executeTakeFirst();
  return row?.id ?? null;
}
