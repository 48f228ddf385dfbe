import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/transaction.ts';

/** Stores the challenge of a new passkey, in place of an earlier one of the same user, and deletes the expired ones of everybody. */
export async function insertChallenge(
  db: Database | Trx,
  challengeHash: string,
  uid: string,
  validSeconds: number,
): Promise<void> {
  await db
    .deleteFrom('passkeyChallenges')
    .where((eb) => eb.or([eb('expiresAt', '<=', sql<Date>`now()`), eb('uid', '=', uid)]))
    .execute();
  await db
    .insertInto('passkeyChallenges')
    .values({ challengeHash, purpose: 'register', uid, expiresAt: inSeconds(validSeconds) })
    .execute();
}

/** Takes the challenge of a new passkey, which works once; false if the user has none like it, or too late. */
export async function takeChallenge(
  db: Database | Trx,
  challengeHash: string,
  uid: string,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkeyChallenges')
    .where('challengeHash', '=', challengeHash)
    .where('uid', '=', uid)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

/**
 * Remembers that the challenge of a log-in was used, and forgets what has expired.
 * @returns false if it was used before
 */
export async function markUsed(
  db: Database | Trx,
  challengeHash: string,
  rememberedSeconds: number,
): Promise<boolean> {
  await db.deleteFrom('passkeyChallenges').where('expiresAt', '<=', sql<Date>`now()`).execute();
  const expiresAt = inSeconds(rememberedSeconds);
  const marked = await db
    .insertInto('passkeyChallenges')
    .values({ challengeHash, purpose: 'usedToLogIn', uid: null, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (marked.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

function inSeconds(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`;
}
