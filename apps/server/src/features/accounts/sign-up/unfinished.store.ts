import { sql } from 'kysely';
import { type Database, inTransaction, type Trx } from '../../../platform/db/transaction.ts';

/** Tables in which an account that was ever in use has a row, even when its last way to log in is gone. */
const ownTables = [
  ['authCredentials', 'userId'],
  ['users', 'uid'],
  ['passkeys', 'uid'],
  ['emailChanges', 'uid'],
] as const;

/** Longer than any sign-up takes, in milliseconds, also on a machine that stands still for minutes. */
const SIGN_UP_MS = 3_600_000;

/** The account of an address, if it has no password yet: its sign-up is in progress, or a crash has cut it off. */
export async function findUnfinishedSignUp(db: Database, email: string): Promise<string | null> {
  const row = await unfinished(db).where('email', '=', email.toLowerCase()).executeTakeFirst();
  return row?.id ?? null;
}

/** Deletes an account unless it has got its password. */
export function deleteUnfinishedSignUp(db: Database, uid: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    // Under the lock no password can be added; the deletion then sees one that was added before.
    await trx.selectFrom('authUsers').select('id').where('id', '=', uid).forUpdate().execute();
    await trx
      .deleteFrom('authUsers')
      .where('id', 'in', unfinished(trx).where('id', '=', uid))
      .execute();
  });
}

/**
 * Deletes the sign-ups that a crash interrupted. Call it only at a start, while no sign-up can be in progress. It reads only the newest
 * accounts, because every start deletes the rest. An older one is deleted when somebody signs up with its address.
 */
export async function deleteUnfinishedSignUps(db: Database): Promise<void> {
  const { newest } = await db
    .selectFrom('authUsers')
    .select(sql<Date | null>`max(created_at)`.as('newest'))
    .executeTakeFirstOrThrow();
  if (!newest) return;
  // A value, not a subquery: the database has to know how few they are.
  const from = new Date(newest.getTime() - SIGN_UP_MS);
  const cutOff = unfinished(db).where('createdAt', '>=', from);
  await db.deleteFrom('authUsers').where('id', 'in', cutOff).execute();
}

/**
 * Accounts that nobody can log in to. An account that lost its password and its linked log-ins later is not included: its owner
 * can log in with a passkey, or ask for a link for a new password.
 */
function unfinished(db: Database | Trx) {
  return db
    .selectFrom('authUsers')
    .select('id')
    .where(({ not, exists, selectFrom, and }) =>
      and(
        ownTables.map(([table, column]) =>
          not(
            exists(
              selectFrom(table)
                .select(sql`1`.as('one'))
                .whereRef(sql.ref(`${table}.${column}`), '=', 'authUsers.id'),
            ),
          ),
        ),
      ),
    );
}
