import { sql } from 'kysely';
import type { Database } from '../../../platform/db/transaction.ts';

/** A sign-up takes a second; this one is not in progress any more. */
const IN_PROGRESS_SECONDS = 60;

/**
 * Deletes the account of a sign-up that a crash cut off before it had a password: nobody can log in to it, and its address
 * would be taken for good.
 * @param email all such accounts if null, also new ones: call it so only when no sign-up can be in progress
 */
export async function deleteUnfinishedSignUps(db: Database, email: string | null): Promise<void> {
  await db
    .deleteFrom('authUsers')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('authCredentials')
            .select('authCredentials.userId')
            .whereRef('authCredentials.userId', '=', 'authUsers.id'),
        ),
      ),
    )
    .$if(email !== null, (query) =>
      query
        .where('email', '=', (email ?? '').toLowerCase())
        .where('createdAt', '<', sql<Date>`now() - make_interval(secs => ${IN_PROGRESS_SECONDS})`),
    )
    .execute();
}
