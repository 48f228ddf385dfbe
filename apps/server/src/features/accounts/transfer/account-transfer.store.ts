import { sql } from 'kysely';
import { exactTime } from '../../../platform/db/exact-time.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
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
      'asksBeforeViewing',
      'viewingMails',
      'mutedMails',
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

/**
 * Overwrites the account with an imported one. A paid plan goes on as one that staff agreed to: the subscription behind it is with
 * the other server.
 */
export async function writeAccountRow(
  trx: Trx,
  uid: string,
  row: AccountRow,
  revision: number,
): Promise<void> {
  const isPaid = row.plan !== null && row.plan !== 'free';
  const time = (value: string | null) => sql<Date>`${value}::timestamptz`;
  await trx
    .updateTable('users')
    .set({
      createdAt: time(row.createdAt),
      firstName: row.firstName,
      lastName: row.lastName,
      language: row.language,
      accountType: row.accountType,
      shareFeedbackSince: time(row.shareFeedbackSince),
      asksBeforeViewing: row.asksBeforeViewing,
      viewingMails: row.viewingMails,
      mutedMails: JSON.stringify(row.mutedMails),
      plan: row.plan,
      planSource: isPaid ? 'staff' : null,
      queryLimit: row.queryLimit,
      queryResetDate: time(row.queryResetDate),
      billingAnchor: time(row.billingAnchor),
      allowance: row.allowance,
      userInfo: JSON.stringify(row.userInfo),
      brandVersions: JSON.stringify(row.brandVersions),
      revision,
    })
    .where('uid', '=', uid)
    .execute();
}
