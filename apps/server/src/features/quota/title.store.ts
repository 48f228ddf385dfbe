import type { Trx } from '../../platform/db/transaction.ts';

/** Marks the newest untitled answer as titled; false when all answers have their title. */
export async function takeTitle(trx: Trx, uid: string): Promise<boolean> {
  const query = await trx
    .selectFrom('queries')
    .select('queryId')
    .where('uid', '=', uid)
    .where('purpose', '=', 'answer')
    .where('state', '=', 'kept')
    .where('titled', '=', false)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!query) return false;
  await markTitled(trx, uid, query.queryId);
  return true;
}

export async function markTitled(trx: Trx, uid: string, queryId: string): Promise<void> {
  await trx
    .updateTable('queries')
    .set({ titled: true })
    .where('uid', '=', uid)
    .where('queryId', '=', queryId)
    .execute();
}
