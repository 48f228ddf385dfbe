import type { Trx } from '../../../platform/db/transaction.ts';

/** One session of a user, all but one, or all. */
export type SessionChoice = { only: string } | { except: string } | 'all';

/** @returns the ids of the deleted sessions */
export async function deleteSessions(
  trx: Trx,
  uid: string,
  which: SessionChoice,
): Promise<string[]> {
  let query = trx.deleteFrom('authSessions').where('userId', '=', uid);
  if (which !== 'all') {
    query =
      'only' in which ? query.where('id', '=', which.only) : query.where('id', '!=', which.except);
  }
  const rows = await query.returning('id').execute();
  return rows.map(({ id }) => id);
}
