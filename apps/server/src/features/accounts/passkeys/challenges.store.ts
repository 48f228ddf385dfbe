import { sql } from 'kysely';
import type { PasskeyChallengesTable } from '../../../platform/db/tables/passkey-tables.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';

/** What a challenge is for. A log-in has no user yet. */
export type ChallengeUse = Pick<PasskeyChallengesTable, 'purpose' | 'uid'>;

/** Stores a challenge, in place of an earlier one of the same user, and deletes the expired ones of everybody. */
export async function insertChallenge(
  db: Database | Trx,
  challengeHash: string,
  { purpose, uid }: ChallengeUse,
  validSeconds: number,
): Promise<void> {
  await db
    .deleteFrom('passkeyChallenges')
    .where((eb) =>
      eb.or([
        eb('expiresAt', '<=', sql<Date>`now()`),
        ...(uid === null ? [] : [eb('uid', '=', uid)]),
      ]),
    )
    .execute();
  await db
    .insertInto('passkeyChallenges')
    .values({
      challengeHash,
      purpose,
      uid,
      expiresAt: sql<Date>`now() + make_interval(secs => ${validSeconds})`,
    })
    .execute();
}

/** Takes a challenge, which works once; false if there is none like it, for another use, or too late. */
export async function takeChallenge(
  db: Database | Trx,
  challengeHash: string,
  { purpose, uid }: ChallengeUse,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkeyChallenges')
    .where('challengeHash', '=', challengeHash)
    .where('purpose', '=', purpose)
    .where('uid', 'is not distinct from', uid)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}
