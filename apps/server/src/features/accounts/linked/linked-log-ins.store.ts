import { type LogInProviderId, logInProviderIds } from '@savet/contract/accounts/log-in-providers';
import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';

/** A user of a provider, by the provider's own number. */
export interface ProviderUser {
  provider: LogInProviderId;
  subject: string;
}

/** The account that a user of a provider is linked to. */
export async function findLinkedUid(
  db: Database,
  { provider, subject }: ProviderUser,
): Promise<string | null> {
  const row = await db
    .selectFrom('authCredentials')
    .select('userId')
    .where('providerId', '=', provider)
    .where('accountId', '=', subject)
    .executeTakeFirst();
  return row?.userId ?? null;
}

/** The account that has an address, and whether it is linked to a user of the provider. */
export async function findHolderOf(
  db: Database,
  email: string,
  provider: LogInProviderId,
): Promise<{ uid: string; emailVerified: boolean; isLinkedOtherwise: boolean } | null> {
  const row = await db
    .selectFrom('authUsers')
    .select(({ exists, selectFrom }) => [
      'id as uid',
      'emailVerified',
      exists(
        selectFrom('authCredentials')
          .select('authCredentials.id')
          .whereRef('authCredentials.userId', '=', 'authUsers.id')
          .where('providerId', '=', provider),
      ).as('isLinkedOtherwise'),
    ])
    .where('email', '=', email)
    .executeTakeFirst();
  return row ? { ...row, isLinkedOtherwise: Boolean(row.isLinkedOtherwise) } : null;
}

/** Links a user of a provider. @throws a unique violation if one of the two is linked already */
export async function insertLink(trx: Trx, uid: string, user: ProviderUser): Promise<void> {
  await trx
    .insertInto('authCredentials')
    .values({ id: newId(), userId: uid, providerId: user.provider, accountId: user.subject })
    .execute();
}

/** The linked log-ins of an account, the oldest first. */
export async function listLinks(
  db: Database | Trx,
  uid: string,
): Promise<{ provider: LogInProviderId; linkedAt: Date }[]> {
  const rows = await db
    .selectFrom('authCredentials')
    .select(['providerId', 'createdAt'])
    .where('userId', '=', uid)
    .where('providerId', 'in', logInProviderIds)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ providerId, createdAt }) => ({
    provider: providerId as LogInProviderId,
    linkedAt: createdAt,
  }));
}

/** Unlinks the users of one provider, or of all; false if there was none. */
export async function deleteLinks(
  trx: Trx,
  uid: string,
  providers: readonly LogInProviderId[] = logInProviderIds,
): Promise<boolean> {
  const result = await trx
    .deleteFrom('authCredentials')
    .where('userId', '=', uid)
    .where('providerId', 'in', providers)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Locks the account, so that two changes of how its user logs in run one after the other. */
export async function lockAccount(trx: Trx, uid: string): Promise<void> {
  await trx.selectFrom('authUsers').select('id').where('id', '=', uid).forUpdate().execute();
}

/** Whether a session began within the last minutes. */
export async function isFreshSession(
  db: Database,
  { uid, sessionId }: { uid: string; sessionId: string },
  minutes: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('authSessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('userId', '=', uid)
    .where('createdAt', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes what has expired of links in mails and log-ins that nobody finished. */
export async function deleteExpiredVerifications(db: Database): Promise<void> {
  await db.deleteFrom('authVerifications').where('expiresAt', '<=', sql<Date>`now()`).execute();
}
