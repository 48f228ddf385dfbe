import type { Feedback, MessageDocument } from '@savet/contract/documents';
import { type Selectable, sql } from 'kysely';
import { keptStatement } from '../../platform/db/plans/kept-statement.ts';
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

/** The messages of a chat before the question at a position. */
export interface Context {
  /** The last messages that are shown and settled, without errors and empty texts. */
  messages: Pick<MessageDocument, 'sender' | 'text'>[];
  /** The question that began the chat, if it is older than the messages. */
  firstRequest: string | null;
}

/** @param place.limit number of messages */
export async function readContext(
  trx: Trx,
  place: { uid: string; chatId: string; position: number; limit: number },
): Promise<Context> {
  const [context] = await contextBefore(trx, place);
  return contextOf(context ?? { contextMessages: [], firstRequest: null }, place.limit);
}

const contextBefore = keptStatement(
  (db, place: { uid: string; chatId: string; position: number; limit: number }) =>
    db.selectNoFrom(contextColumns(place, sql`and position < ${place.position}`)).compile(),
);

/**
 * The context as columns of a statement, for `contextOf`.
 * @param condition leaves messages out
 */
export function contextColumns(
  { uid, chatId, limit }: { uid: string; chatId: string; limit: number },
  condition = sql``,
) {
  return [
    sql<Context['messages']>`
      (select coalesce(json_agg(json_build_object('sender', sender, 'text', text) order by position), '[]') from (
        select sender, text, position from messages
        where uid = ${uid} and chat_id = ${chatId} ${condition}
          and hidden_under is null and status in ('done', 'stopped') and not is_error and text != ''
        order by position desc limit ${limit}
      ) as latest)`.as('contextMessages'),
    sql<string | null>`
      (select text from messages
        where uid = ${uid} and chat_id = ${chatId} and sender = 'user' and hidden_under is null
        order by position limit 1)`.as('firstRequest'),
  ] as const;
}

export function contextOf(
  {
    contextMessages: messages,
    firstRequest,
  }: { contextMessages: Context['messages']; firstRequest: string | null },
  limit: number,
): Context {
  return { messages, firstRequest: messages.length < limit ? null : firstRequest };
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
