import type { QueryEntry } from '@savet/contract/documents';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';

/** Lists a user's queries, newest first, starting after the query `page.before`. */
export async function listLedger(
  db: Database,
  uid: string,
  page: { before?: string | undefined; limit: number },
): Promise<QueryEntry[]> {
  let query = db
    .selectFrom('queries')
    .innerJoin('users', 'users.uid', 'queries.uid')
    .leftJoin('messages', (join) =>
      join
        .onRef('messages.uid', '=', 'queries.uid')
        .onRef('messages.messageId', '=', 'queries.messageId'),
    )
    .selectAll('queries')
    .select([
      'users.allowance as currentAllowance',
      sql<string | null>`left(messages.text, 120)`.as('question'),
      'messages.version',
      'messages.versionCount',
      'messages.hiddenUnder',
    ])
    .where('queries.uid', '=', uid)
    .orderBy('queries.createdAt', 'desc')
    .orderBy('queries.queryId', 'desc')
    .limit(page.limit);
  if (page.before !== undefined) {
    query = query.where(
      sql<boolean>`(queries.created_at, queries.query_id) < (
        select created_at, query_id from queries where uid = ${uid} and query_id = ${page.before})`,
    );
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    queryId: row.queryId,
    purpose: row.purpose,
    state: row.state,
    reason: row.reason,
    current: row.allowance === row.currentAllowance,
    chatId: row.chatId,
    messageId: row.messageId,
    question: row.question,
    version: versionOf(row),
    createdAt: row.createdAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  }));
}

function versionOf(row: {
  version: number | null;
  versionCount: number | null;
  hiddenUnder: string | null;
}): QueryEntry['version'] {
  const { version: number, versionCount: count, hiddenUnder } = row;
  if (number === null || count === null || count === 1) return null;
  return { number, count, shown: hiddenUnder === null };
}
