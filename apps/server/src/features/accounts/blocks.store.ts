import { sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/transaction.ts';

/** Whether the team has blocked an account, as an expression over joined `auth_users`. */
export const isBlocked = sql<boolean>`
  exists (select 1 from account_blocks
    where account_blocks.uid = auth_users.id and account_blocks.ended_at is null)`;

export async function hasBlock(db: Database, uid: string): Promise<boolean> {
  const row = await db
    .selectFrom('accountBlocks')
    .select('uid')
    .where('uid', '=', uid)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Blocks an account; false if it is blocked already. */
export async function insertBlock(trx: Trx, uid: string, reason: string): Promise<boolean> {
  const { rows } = await sql`
    insert into account_blocks (uid, reason) values (${uid}, ${reason})
    on conflict (uid) where ended_at is null do nothing
    returning uid`.execute(trx);
  return rows.length > 0;
}

/** Ends the block of an account; false if it is not blocked. The record stays. */
export async function endBlock(trx: Trx, uid: string): Promise<boolean> {
  const result = await trx
    .updateTable('accountBlocks')
    .set({ endedAt: sql<Date>`clock_timestamp()` })
    .where('uid', '=', uid)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
