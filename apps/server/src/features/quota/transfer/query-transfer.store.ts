import { sql } from 'kysely';
import { byteOrder, exactTime } from '../../../platform/db/exact-time.ts';
import { inPages } from '../../../platform/db/in-pages.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import type { QueryRow } from './query-row.ts';

/** Reads the ledger for an export, the oldest query first. */
export function readQueryRows(db: Database, uid: string): AsyncGenerator<QueryRow[]> {
  return inPages<QueryRow>(async (after, limit) => {
    const { rows } = await sql<QueryRow>`
      select query_id as "queryId", allowance, purpose, state, reason, chat_id as "chatId",
        message_id as "messageId", titled,
        ${exactTime('createdAt')} as "createdAt", ${exactTime('settledAt')} as "settledAt"
      from queries
      where uid = ${uid} and state <> 'reserved' and created_at >= ${after?.createdAt ?? '-infinity'}::timestamptz
        and (created_at, ${byteOrder('queryId')})
        > (${after?.createdAt ?? '-infinity'}::timestamptz, ${after?.queryId ?? ''})
      order by created_at, ${byteOrder('queryId')}
      limit ${limit}`.execute(db);
    return rows;
  });
}

export async function insertQueryRows(
  trx: Trx,
  uid: string,
  rows: readonly QueryRow[],
): Promise<void> {
  await sql`
    insert into queries (query_id, uid, allowance, purpose, state, reason, chat_id, message_id, titled, created_at,
      settled_at)
    select "queryId", ${uid}, allowance, purpose, state, reason, "chatId", "messageId", titled, "createdAt", "settledAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as imported(
      "queryId" text, allowance text, purpose text, state text, reason text, "chatId" text, "messageId" text,
      titled boolean, "createdAt" timestamptz, "settledAt" timestamptz
    )`.execute(trx);
}
