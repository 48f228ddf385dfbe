import { sql } from 'kysely';
import { byteOrder, exactTime } from '../../../platform/db/exact-time.ts';
import { inPages } from '../../../platform/db/in-pages.ts';
import type { Database } from '../../../platform/db/transaction.ts';
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
