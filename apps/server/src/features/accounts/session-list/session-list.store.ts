import { PAGE_MAX } from '@savet/contract/limits';
import { type Selectable, sql } from 'kysely';
import type { AuthSessionsTable } from '../../../platform/db/tables/account-tables.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';

/** How long an expired session is kept, in days. */
const EXPIRED_DAYS = 7;

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

/** One session of a user, all but one, all but some that were seen last, or all. */
export type SessionChoice = { only: string } | { except: string } | { afterNewest: number } | 'all';

/** @returns the ids of the deleted sessions */
export async function deleteSessions(
  trx: Trx,
  uid: string,
  which: SessionChoice,
): Promise<string[]> {
  let query = trx.deleteFrom('authSessions').where('userId', '=', uid);
  if (which !== 'all') {
    if ('only' in which) query = query.where('id', '=', which.only);
    else if ('except' in which) query = query.where('id', '!=', which.except);
    else query = query.where('id', 'in', olderSessions(trx, uid, which.afterNewest));
  }
  const rows = await query.returning('id').execute();
  return rows.map(({ id }) => id);
}

/** Whether a user has more sessions than this, open or expired. */
export async function hasMoreSessions(db: Database, uid: string, than: number): Promise<boolean> {
  return (await olderSessions(db, uid, than).limit(1).execute()).length > 0;
}

/**
 * Deletes sessions that expired days ago. The last one of each user stays, because it shows staff when the user was here last. Sessions that have
 * just expired stay too: a server whose clock is ahead would otherwise log everybody out for good.
 */
export async function deleteExpiredSessions(db: Database): Promise<void> {
  await sql`
    delete from auth_sessions as expired
    where expires_at < now() - make_interval(days => ${EXPIRED_DAYS}) and exists (
      select from auth_sessions as later
      where later.user_id = expired.user_id and later.updated_at > expired.updated_at
    )`.execute(db);
}

/** The ids of a user's sessions after the newest ones. */
function olderSessions(db: Database | Trx, uid: string, newest: number) {
  return db
    .selectFrom('authSessions')
    .select('id')
    .where('userId', '=', uid)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .offset(newest);
}
