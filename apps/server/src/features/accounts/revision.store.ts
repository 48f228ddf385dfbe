import type { Database } from '../../platform/db/transaction.ts';

/** The revision of a user's last change; 0 when there was none. */
export async function readRevision(db: Database, uid: string): Promise<number> {
  const row = await db
    .selectFrom('revisions')
    .select('revision')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.revision ?? 0;
}
