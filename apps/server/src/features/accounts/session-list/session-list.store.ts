import { PAGE_MAX } from '@savet/contract/limits';
import type { Selectable } from 'kysely';
import type { AuthSessionsTable } from '../../../platform/db/tables/account-tables.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';

/** The open sessions of a user, the last seen first. */
export function listSessions(
  db: Database,
  uid: string,
): Promise<Pick<Selectable<AuthSessionsTable>, 'id' | 'userAgent' | 'createdAt' | 'updatedAt'>[]> {
  return db
    .selectFrom('authSessions')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt'])
    .where('userId', '=', uid)
    .where('expiresAt', '>', new Date())
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(PAGE_MAX)
    .execute();
}

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
