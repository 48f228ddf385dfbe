import { type Insertable, type Selectable, sql } from 'kysely';
import type { PasskeysTable } from '../../../platform/db/tables/passkey-tables.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';

export type Passkey = Selectable<PasskeysTable>;

/** The passkeys of a user, the oldest first. */
export function listPasskeys(db: Database | Trx, uid: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('createdAt')
    .orderBy('passkeyId')
    .execute();
}

export async function hasPasskeys(db: Database | Trx, uid: string): Promise<boolean> {
  const row = await db
    .selectFrom('passkeys')
    .select('passkeyId')
    .where('uid', '=', uid)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findPasskey(db: Database, credentialId: string): Promise<Passkey | null> {
  const row = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Stores a passkey; false if the user has `limit` of them.
 * @throws a unique violation when an account has it already
 */
export async function insertPasskey(
  trx: Trx,
  passkey: Insertable<PasskeysTable>,
  limit: number,
): Promise<boolean> {
  // Others that are added at the same moment wait here.
  await sql`select id from auth_users where id = ${passkey.uid} for update`.execute(trx);
  if ((await listPasskeys(trx, passkey.uid)).length >= limit) return false;
  await trx.insertInto('passkeys').values(passkey).execute();
  return true;
}

/**
 * Records a use. @returns false if the authenticator has counted no further since the last use, as a copy of it would, or if
 * the passkey was removed meanwhile
 */
export async function recordUse(
  db: Database,
  passkeyId: string,
  signCount: number,
): Promise<boolean> {
  const updated = await db
    .updateTable('passkeys')
    .set({ signCount, lastUsedAt: sql<Date>`clock_timestamp()` })
    .where('passkeyId', '=', passkeyId)
    .where((eb) =>
      eb.or([
        eb('signCount', '<', signCount),
        // It does not count at all.
        eb.and([eb('signCount', '=', 0), eb(eb.val(signCount), '=', 0)]),
      ]),
    )
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** @returns false for another user's passkey, and for one that is gone */
export async function renamePasskey(
  db: Database,
  { uid, passkeyId, name }: { uid: string; passkeyId: string; name: string },
): Promise<boolean> {
  const updated = await db
    .updateTable('passkeys')
    .set({ name })
    .where('uid', '=', uid)
    .where('passkeyId', '=', passkeyId)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** One passkey of a user, those added since a time, or all. */
export type PasskeyChoice = { only: string } | { since: Date } | 'all';

/** Finds passkeys, and locks them until the end of the transaction: no log-in uses them meanwhile. */
export function lockPasskeys(
  trx: Trx,
  uid: string,
  which: PasskeyChoice,
): Promise<Pick<Passkey, 'passkeyId' | 'name'>[]> {
  let query = trx.selectFrom('passkeys').select(['passkeyId', 'name']).where('uid', '=', uid);
  if (which !== 'all') {
    query =
      'only' in which
        ? query.where('passkeyId', '=', which.only)
        : query.where('createdAt', '>=', which.since);
  }
  return query.forUpdate().execute();
}

export async function deletePasskey(trx: Trx, passkeyId: string): Promise<void> {
  await trx.deleteFrom('passkeys').where('passkeyId', '=', passkeyId).execute();
}

/** The ids of the sessions that a passkey has opened. */
export async function sessionsOf(trx: Trx, passkeyId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('authSessions')
    .select('id')
    .where('passkeyId', '=', passkeyId)
    .execute();
  return rows.map(({ id }) => id);
}

/** The `User-Agent` header with which a session was opened. */
export async function readUserAgent(db: Database, sessionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('authSessions')
    .select('userAgent')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.userAgent ?? null;
}
