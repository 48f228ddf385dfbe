import type { Receipt } from '@savet/contract/documents';
import { FIELD_USES_MESSAGES } from '@savet/contract/limits';
import type { Database } from '../../../platform/db/transaction.ts';

export interface AnswerReceipt {
  chatId: string;
  messageId: string;
  chatTitle: string;
  receipt: Receipt;
}

/** The texts of messages, by their id. */
export async function readTexts(
  db: Database,
  uid: string,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('messages')
    .select(['messageId', 'text'])
    .where('uid', '=', uid)
    .where('messageId', 'in', messageIds)
    .execute();
  return new Map(rows.map(({ messageId, text }) => [messageId, text]));
}

/**
 * The receipts of the answers among the latest messages, newest first, without deleted chats. Every version of an answer
 * counts. The messages are limited before anything else, so that the time does not grow with their number.
 */
export async function readLatestReceipts(db: Database, uid: string): Promise<AnswerReceipt[]> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('messages')
        .select(['uid', 'chatId', 'messageId', 'status', 'receipt', 'timestamp'])
        .where('uid', '=', uid)
        .orderBy('timestamp', 'desc')
        .limit(FIELD_USES_MESSAGES)
        .as('latest'),
    )
    .innerJoin('chats', (join) =>
      join.onRef('chats.uid', '=', 'latest.uid').onRef('chats.chatId', '=', 'latest.chatId'),
    )
    .select(['latest.chatId', 'messageId', 'chats.title as chatTitle', 'receipt'])
    .where('status', '=', 'done')
    .where('receipt', 'is not', null)
    .where('chats.deleted', '=', false)
    .orderBy('timestamp', 'desc')
    .execute();
  return rows.flatMap(({ receipt, ...row }) => (receipt ? [{ ...row, receipt }] : []));
}
