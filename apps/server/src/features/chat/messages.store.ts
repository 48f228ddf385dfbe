import type { Feedback, MessageDocument } from '@savet/contract/documents';
import { type Selectable, sql } from 'kysely';
import { keptPlan } from '../../platform/db/kept-plan.ts';
import type { MessagesTable } from '../../platform/db/tables/chat-tables.ts';
import type { Database, Trx } from '../../platform/db/transaction.ts';

/** Returns the newest shown messages before a position, in ascending order of position. */
export async function listMessageRows(
  db: Database | Trx,
  uid: string,
  chatId: string,
  page: { before?: number | undefined; limit: number },
): Promise<MessageDocument[]> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('uid', '=', uid)
    .where('chatId', '=', chatId)
    .where('hiddenUnder', 'is', null)
    .$if(page.before !== undefined, (query) => query.where('position', '<', page.before ?? 0))
    .orderBy('position', 'desc')
    .limit(page.limit)
    .execute();
  return rows.reverse().map(toMessageDocument);
}

/** Returns the last settled messages that are shown before a position for use as context, without errors and empty texts. */
export async function listSettledMessages(
  trx: Trx,
  uid: string,
  chatId: string,
  before: number,
  limit: number,
): Promise<Pick<MessageDocument, 'sender' | 'text'>[]> {
  const rows = await trx
    .selectFrom('messages')
    .select(['sender', 'text'])
    .where('uid', '=', uid)
    .where('chatId', '=', chatId)
    .where('position', '<', before)
    .where('hiddenUnder', 'is', null)
    .where('status', 'in', ['done', 'stopped'])
    .where('isError', '=', false)
    .where('text', '!=', '')
    .orderBy('position', 'desc')
    .limit(limit)
    .modifyEnd(keptPlan)
    .execute();
  return rows.reverse();
}

/** The question that began a chat; null if there is none. */
export async function readFirstRequest(
  trx: Trx,
  uid: string,
  chatId: string,
): Promise<string | null> {
  const row = await trx
    .selectFrom('messages')
    .select('text')
    .where('uid', '=', uid)
    .where('chatId', '=', chatId)
    .where('sender', '=', 'user')
    .where('hiddenUnder', 'is', null)
    .orderBy('position')
    .limit(1)
    .modifyEnd(keptPlan)
    .executeTakeFirst();
  return row?.text ?? null;
}

export async function readMessage(
  db: Database | Trx,
  uid: string,
  chatId: string,
  messageId: string,
): Promise<MessageDocument | null> {
  const row = await db
    .selectFrom('messages')
    .selectAll()
    .where('uid', '=', uid)
    .where('chatId', '=', chatId)
    .where('messageId', '=', messageId)
    .executeTakeFirst();
  return row ? toMessageDocument(row) : null;
}

/** Reads questions by their ids, in the order of their versions. */
export async function readQuestions(
  db: Database,
  uid: string,
  messageIds: readonly string[],
): Promise<MessageDocument[]> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('uid', '=', uid)
    .where('messageId', 'in', messageIds)
    .orderBy('version')
    .execute();
  return rows.map(toMessageDocument);
}

/** Reads messages of a chat by their ids, shown or hidden, in their order. */
export async function readMessagesById(
  db: Database,
  uid: string,
  chatId: string,
  messageIds: readonly string[],
): Promise<MessageDocument[]> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('uid', '=', uid)
    .where('chatId', '=', chatId)
    .where('messageId', 'in', messageIds)
    .orderBy('position')
    .execute();
  return rows.map(toMessageDocument);
}

/** Reads the replies to questions of a chat; imported ones have no turn. */
export async function listReplies(
  db: Database,
  uid: string,
  chatId: string,
  messageIds: readonly string[],
): Promise<MessageDocument[]> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('uid', '=', uid)
    .where('chatId', '=', chatId)
    .where('replyTo', 'in', messageIds)
    .execute();
  return rows.map(toMessageDocument);
}

export async function writeFeedback(
  trx: Trx,
  uid: string,
  messageId: string,
  feedback: Feedback,
  revision: number,
): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ feedback, feedbackAt: feedback && sql<Date>`clock_timestamp()`, revision })
    .where('uid', '=', uid)
    .where('messageId', '=', messageId)
    .execute();
}

export function toMessageDocument(row: Selectable<MessagesTable>): MessageDocument {
  const {
    uid: _owner,
    timestamp,
    feedbackAt: _at,
    versionOf: _first,
    inIndex: _place,
    hiddenUnder,
    ...fields
  } = row;
  return { ...fields, timestamp: timestamp.toISOString(), hidden: hiddenUnder !== null };
}
