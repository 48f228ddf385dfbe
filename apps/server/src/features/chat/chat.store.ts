import type { ChatDocument, Feedback, MessageDocument } from '@savet/contract/documents';
import { type Selectable, sql } from 'kysely';
import type { ChatsTable, MessagesTable } from '../../platform/db/tables.ts';
import type { Database, Trx } from '../../platform/db/transaction.ts';

export async function readChat(
  db: Database | Trx,
  uid: string,
  chatId: string,
): Promise<ChatDocument | null> {
  const row = await db
    .selectFrom('chats')
    .selectAll()
    .where('uid', '=', uid)
    .where('chatId', '=', chatId)
    .where('deleted', '=', false)
    .executeTakeFirst();
  return row ? toChatDocument(row) : null;
}

/** Makes a chat; one that is there, deleted ones too, stays as it is. */
export async function insertChat(
  trx: Trx,
  uid: string,
  chat: { chatId: string; title: string },
  revision: number,
): Promise<void> {
  await trx
    .insertInto('chats')
    .values({ uid, ...chat, revision })
    .onConflict((conflict) => conflict.columns(['uid', 'chatId']).doNothing())
    .execute();
}

/** Sets the title; with `onlyOver`, only where that one still stands. */
export async function setTitle(
  trx: Trx,
  uid: string,
  chatId: string,
  title: string,
  revision: number,
  onlyOver?: string,
): Promise<void> {
  await trx
    .updateTable('chats')
    .set({ title, revision })
    .where('uid', '=', uid)
    .where('chatId', '=', chatId)
    .where('deleted', '=', false)
    .$if(onlyOver !== undefined, (query) => query.where('title', '=', onlyOver ?? ''))
    .execute();
}

export async function touchChat(
  trx: Trx,
  uid: string,
  chatId: string,
  revision: number,
): Promise<void> {
  await trx
    .updateTable('chats')
    .set({ dateLastVisited: new Date(), revision })
    .where('uid', '=', uid)
    .where('chatId', '=', chatId)
    .execute();
}

/** The last visited first, from after the chat named by `after`. */
export async function listChatRows(
  db: Database,
  uid: string,
  page: { after: ChatDocument | null; limit: number },
): Promise<ChatDocument[]> {
  const after = page.after;
  const rows = await db
    .selectFrom('chats')
    .selectAll()
    .where('uid', '=', uid)
    .where('deleted', '=', false)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('dateLastVisited', 'chatId'),
          '<',
          eb.tuple(new Date(after?.dateLastVisited ?? 0), after?.chatId ?? ''),
        ),
      ),
    )
    .orderBy('dateLastVisited', 'desc')
    .orderBy('chatId', 'desc')
    .limit(page.limit)
    .execute();
  return rows.map(toChatDocument);
}

/** The newest messages before a position, the oldest of them first. */
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
    .$if(page.before !== undefined, (query) => query.where('position', '<', page.before ?? 0))
    .orderBy('position', 'desc')
    .limit(page.limit)
    .execute();
  return rows.reverse().map(toMessageDocument);
}

/** The last settled messages before a position that a consultant may be told: errors and blanks left out. */
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
    .where('status', 'in', ['done', 'stopped'])
    .where('isError', '=', false)
    .where('text', '!=', '')
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
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

/** Chats and messages stamped after one revision and up to another, and the ids of deleted chats. */
export async function readStamped(
  db: Database,
  uid: string,
  span: { after: number; upTo: number; most: number },
): Promise<{
  chats: ChatDocument[];
  messages: MessageDocument[];
  removed: { chatId: string; revision: number }[];
}> {
  const chats = await db
    .selectFrom('chats')
    .selectAll()
    .where('uid', '=', uid)
    .where('revision', '>', span.after)
    .where('revision', '<=', span.upTo)
    .limit(span.most)
    .execute();
  const messages = await db
    .selectFrom('messages')
    .selectAll()
    .where('uid', '=', uid)
    .where('revision', '>', span.after)
    .where('revision', '<=', span.upTo)
    .orderBy('position')
    .limit(span.most)
    .execute();
  return {
    chats: chats.filter((row) => !row.deleted).map(toChatDocument),
    messages: messages.map(toMessageDocument),
    removed: chats.filter((row) => row.deleted),
  };
}

function toChatDocument(row: Selectable<ChatsTable>): ChatDocument {
  return {
    chatId: row.chatId,
    title: row.title,
    createdAt: row.createdAt.toISOString(),
    dateLastVisited: row.dateLastVisited.toISOString(),
    revision: row.revision,
  };
}

function toMessageDocument(row: Selectable<MessagesTable>): MessageDocument {
  const { uid: _owner, timestamp, ...fields } = row;
  return { ...fields, timestamp: timestamp.toISOString() };
}
