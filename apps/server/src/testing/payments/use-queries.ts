import type { Database } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';

/** Uses queries for good. @param allowance the user's current one when absent */
export async function useQueries(
  db: Database,
  uid: string,
  count: number,
  allowance?: string,
): Promise<void> {
  const current = await db
    .selectFrom('users')
    .select('allowance')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  const entry = {
    uid,
    allowance: allowance ?? current.allowance,
    purpose: 'answer',
    state: 'kept',
  } as const;
  const empty = { reason: null, chatId: null, messageId: null, heldUntil: null, settledAt: null };
  await db
    .insertInto('queries')
    .values(Array.from({ length: count }, () => ({ ...entry, ...empty, queryId: newId() })))
    .execute();
  if (allowance !== undefined && allowance !== current.allowance) return;
  await db
    .updateTable('users')
    .set((eb) => ({ queryUsed: eb('queryUsed', '+', count) }))
    .where('uid', '=', uid)
    .execute();
}
