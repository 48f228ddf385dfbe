import { sql, type Updateable } from 'kysely';
import type { UsersTable } from '../../platform/db/tables/account-tables.ts';
import type { Database, Trx } from '../../platform/db/transaction.ts';
import { isBlocked } from './blocks.store.ts';
import { isBeingDeleted } from './deletions.store.ts';
import { hasSecondFactor } from './factors/second-factor.store.ts';
import { isPreviousOpen } from './session-renewal/renewal.store.ts';
import { isStaff } from './staff.store.ts';

export interface AuthUser {
  uid: string;
  email: string;
  emailVerified: boolean;
}

/** Creates the user document; false if it exists already. */
export async function insertUser(
  trx: Trx,
  uid: string,
  names: { firstName: string; lastName: string },
  revision: number,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('users')
    .values({ uid, ...names, revision })
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Refuses properties that are not columns, which TypeScript would accept from a spread object. */
type OnlyColumns<Values> = Record<Exclude<keyof Values, keyof UsersTable>, never>;

/** Updates columns of a user and stamps the row with the revision. */
export async function updateUserRow<Values extends Updateable<UsersTable>>(
  trx: Trx,
  uid: string,
  values: Values & OnlyColumns<Values>,
  revision: number,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ ...values, revision })
    .where('uid', '=', uid)
    .execute();
}

export async function readAuthUser(db: Database | Trx, uid: string): Promise<AuthUser | null> {
  const row = await db
    .selectFrom('authUsers')
    .select(['id as uid', 'email', 'emailVerified'])
    .where('id', '=', uid)
    .executeTakeFirst();
  return row ?? null;
}

export async function findUidByEmail(db: Database | Trx, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('authUsers')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function hasAccounts(db: Database): Promise<boolean> {
  const row = await db.selectFrom('authUsers').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

export interface StoredSession {
  email: string;
  isAdmin: boolean;
  isSuperAdmin: boolean;
  hasSecondFactor: boolean;
  /** Bearer tokens that were given after fewer renewals of the session no longer work. */
  oldestRenewal: number;
}

/** Emails and roles of open sessions for the gate, by session id; one that has ended or belongs to another user is left out. */
export async function readSessions(
  db: Database,
  sessions: readonly { sessionId: string; uid: string }[],
): Promise<Map<string, StoredSession>> {
  const owners = new Map(sessions.map(({ sessionId, uid }) => [sessionId, uid]));
  const rows = await db
    .selectFrom('authSessions')
    .innerJoin('authUsers', 'authUsers.id', 'authSessions.userId')
    .leftJoin('users', 'users.uid', 'authUsers.id')
    .select([
      'authSessions.id',
      'authSessions.userId',
      'authUsers.email',
      isStaff.as('isAdmin'),
      'users.isSuperAdmin',
      // A passkey is one in its own sessions only: the password alone opens others.
      sql<boolean>`(${hasSecondFactor} or auth_sessions.passkey_id is not null)`.as(
        'hasSecondFactor',
      ),
      sql<number>`auth_sessions.renewals - ${isPreviousOpen}::int4`.as('oldestRenewal'),
    ])
    .where('authSessions.id', 'in', [...owners.keys()])
    .where('authSessions.expiresAt', '>', new Date())
    // A log-in at the moment of the deletion or the block.
    .where(sql<boolean>`not ${isBeingDeleted} and not ${isBlocked}`)
    .execute();
  return new Map(
    rows
      .filter(({ id, userId }) => owners.get(id) === userId)
      .map(({ id, userId: _uid, isSuperAdmin, ...session }) => [
        id,
        { ...session, isSuperAdmin: isSuperAdmin ?? false },
      ]),
  );
}
