import type { Database, Trx } from '../../../platform/db/transaction.ts';
import type { Notice } from './notices.rules.ts';

type Key = Pick<Notice, 'kind' | 'about'>;

/** Records that a notice is sent. @returns false if it was recorded before */
export async function insertSentNotice(
  trx: Trx,
  uid: string,
  { kind, about }: Key,
  sentAt: Date,
): Promise<boolean> {
  const result = await trx
    .insertInto('sentNotices')
    .values({ uid, kind, about, sentAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The notices that have not been sent yet. */
export async function withoutSent<One extends Key>(
  db: Database,
  uid: string,
  notices: readonly One[],
): Promise<One[]> {
  if (notices.length === 0) return [];
  const sent = await db
    .selectFrom('sentNotices')
    .select(['kind', 'about'])
    .where('uid', '=', uid)
    .where(
      'about',
      'in',
      notices.map(({ about }) => about),
    )
    .execute();
  return notices.filter(
    ({ kind, about }) => !sent.some((row) => row.kind === kind && row.about === about),
  );
}
