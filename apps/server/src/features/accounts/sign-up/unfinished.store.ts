import { sql } from 'kysely';
import type { Database } from '../../../platform/db/transaction.ts';

/** A sign-up takes a second; this one is not in progress any more. */
const IN_PROGRESS_SECONDS = 60;

/** Tables in which an account that was ever in use has a row, even when its last way to log in is gone. */
type OwnTable = 'authCredentials' | 'users' | 'passkeys' | 'emailChanges';

/**
 * Deletes the account of a sign-up that a crash cut off before it had a password: nobody can log in to it, and its address
 * would be taken for good. An account that lost its password and its linked log-ins later stays: its owner can get in with a
 * passkey, or with a link for a new password.
 * @param email all such accounts if null, also new ones: call it so only when no sign-up can be in progress
 */
export async function deleteUnfinishedSignUps(db: Database, email: string | null): Promise<void> {
  await db
    .deleteFrom('authUsers')
    .where(({ not, exists, selectFrom, and }) => {
      const has = (table: OwnTable, column: 'userId' | 'uid') =>
        exists(
          selectFrom(table)
            .select(sql`1`.as('one'))
            .whereRef(sql.ref(`${table}.${column}`), '=', 'authUsers.id'),
        );
      return and([
        not(has('authCredentials', 'userId')),
        not(has('users', 'uid')),
        not(has('passkeys', 'uid')),
        not(has('emailChanges', 'uid')),
      ]);
    })
    .$if(email !== null, (query) =>
      query
        .where('email', '=', (email ?? '').toLowerCase())
        .where('createdAt', '<', sql<Date>`now() - make_interval(secs => ${IN_PROGRESS_SECONDS})`),
    )
    .execute();
}
