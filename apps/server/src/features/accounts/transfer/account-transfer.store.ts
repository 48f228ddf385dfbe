import { sql } from 'kysely';
import { exactTime } from '../../../platform/db/exact-time.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { AccountRow } from './account-row.ts';

/** Reads the account for an export; null if it is gone. */
export async function readAccountRow(db: Database, uid: string): Promise<AccountRow | null> {
  const row = await db
    .selectFrom('users')
    .select([
      exactTime('createdAt').as('createdAt'),
      'firstName',
      'lastName',
      'language',
      'accountType',
      exactTime<string | null>('shareFeedbackSince').as('shareFeedbackSince'),
      'plan',
      'queryLimit',
      exactTime<string | null>('queryResetDate').as('queryResetDate'),
      exactTime<string | null>('billingAnchor').as('billingAnchor'),
      'allowance',
      sql<Record<string, unknown>>`user_info`.as('userInfo'),
      'brandVersions',
    ])
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row ?? null;
}
