import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';

/** The accounts library's name for accounts with a password. */
const PASSWORD_PROVIDER = 'credential';

/** The hash of a user's password; null for an account without one. */
export async function readPasswordHash(db: Database | Trx, uid: string): Promise<string | null> {
  const row = await db
    .selectFrom('authCredentials')
    .select('password')
    .where('userId', '=', uid)
    .where('providerId', '=', PASSWORD_PROVIDER)
    .executeTakeFirst();
  return row?.password ?? null;
}

export async function hasPassword(db: Database | Trx, uid: string): Promise<boolean> {
  return (await readPasswordHash(db, uid)) !== null;
}

/** The same for an address; null without an account. */
export async function readPasswordHashOf(db: Database, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('authCredentials')
    .innerJoin('authUsers', 'authUsers.id', 'authCredentials.userId')
    .select('password')
    .where('authUsers.email', '=', email.toLowerCase())
    .where('providerId', '=', PASSWORD_PROVIDER)
    .executeTakeFirst();
  return row?.password ?? null;
}

/** Replaces a user's password; false if it was changed since `before` was read. */
export async function replacePasswordHash(
  trx: Trx,
  uid: string,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const result = await trx
    .updateTable('authCredentials')
    .set({ password: after, updatedAt: sql<Date>`now()` })
    .where('userId', '=', uid)
    .where('providerId', '=', PASSWORD_PROVIDER)
    .where('password', '=', before)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Sets a user's password, also of an account that has none. */
export async function setPasswordHash(trx: Trx, uid: string, password: string): Promise<void> {
  const replaced = await trx
    .updateTable('authCredentials')
    .set({ password, updatedAt: sql<Date>`now()` })
    .where('userId', '=', uid)
    .where('providerId', '=', PASSWORD_PROVIDER)
    .executeTakeFirst();
  if (replaced.numUpdatedRows > 0n) return;
  await trx
    .insertInto('authCredentials')
    .values({ id: newId(), userId: uid, accountId: uid, providerId: PASSWORD_PROVIDER, password })
    .execute();
}

/** Until a link has set a new password, none works. */
export async function clearPassword(trx: Trx, uid: string): Promise<void> {
  await trx
    .updateTable('authCredentials')
    .set({ password: null, updatedAt: sql<Date>`now()` })
    .where('userId', '=', uid)
    .where('providerId', '=', PASSWORD_PROVIDER)
    .execute();
}
