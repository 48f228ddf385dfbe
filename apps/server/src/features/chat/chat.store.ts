import type { ChatDocument, Feedback, MessageDocument } from '@savet/contract/documents';
import { type Selectable, sql } from 'kysely';
import type { ChatsTable, MessagesTable } from '../../platform/db/tables/chat-tables.ts';
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

/** Inserts a chat; an existing chat with this id, even a deleted one, stays unchanged. */
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

/** Sets the title; with `expectedTitle`, only while the chat still has that title. */
export async function setTitle(
  trx: Trx,
  uid: string,
  chatId: string,
  title: string,
  revision: number,
  expectedTitle?: string,
): Promise<void> {
  await trx
    .updateTable('chats')
    .set({ title, revision })
    .where('uid', '=', uid)
    .where('chatId', '=', chatId)
    .where('deleted', '=', false)
    .$if(expectedTitle !== undefined, (query) => query.where('title', '=', expectedTitle ?? ''))
    .execute();
}

/** Moves a chat to the top of the list, out of the archive too. */
export async function touchChat(
  trx: Trx,
  uid: string,
  chatId: string,
  revision: number,
): Promise<void> {
  await trx
    .updateTable('chats')
    .set({ dateLastVisited: new Date(), archived: false, revision })
    .where('uid', '=', uid)
    .where('chatId', '=', chatId)
    .execute();
}

/** Pins a chat, archives it or moves it. A pinned chat is never archived, nor an archived one pinned. */
export async function placeChat(
  trx: Trx,
  uid: string,
  chatId: string,
  place: Partial<Pick<ChatDocument, 'pinned' | 'archived' | 'projectId'>>,
  revision: number,
): Promise<void> {
  await trx
    .updateTable('chats')
    .set({
      ...(place.pinned && { archived: false }),
      ...(place.archived && { pinned: false }),
      ...place,
      revision,
    })
    .where('uid', '=', uid)
    .where('chatId', '=', chatId)
    .where('deleted', '=', false)
    .execute();
}

/** Lists the pinned chats, then the others, each by last visit, newest first, starting after the chat `page.after`. */
export async function listChatRows(
  db: Database,
  uid: string,
  page: {
    after: ChatDocument | null;
    limit: number;
    archived: boolean;
    projectId: string | undefined;
  },
): Promise<ChatDocument[]> {
  const { after, projectId } = page;
  const rows = await db
    .selectFrom('chats')
    .selectAll()
    .where('uid', '=', uid)
    .where('deleted', '=', false)
    .where('archived', '=', page.archived)
    .$if(projectId !== undefined, (query) => query.where('projectId', '=', projectId ?? ''))
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('pinned', 'dateLastVisited', 'chatId'),
          '<',
          eb.tuple(
            after?.pinned ?? false,
            new Date(after?.dateLastVisited ?? 0),
            after?.chatId ?? '',
          ),
        ),
      ),
    )
    .orderBy('pinned', 'desc')
    .orderBy('dateLastVisited', 'desc')
    .orderBy('chatId', 'desc')
    .limit(page.limit)
    .execute();
  return rows.map(toChatDocument);
}

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

/** Reads the replies to questions. */
export async function listReplies(
  db: Database,
  uid: string,
  messageIds: readonly string[],
): Promise<MessageDocument[]> {
  const rows = await db
    .selectFrom('messages as reply')
    .innerJoin('turns', (join) =>
      join.onRef('turns.uid', '=', 'reply.uid').onRef('turns.replyId', '=', 'reply.messageId'),
    )
    .selectAll('reply')
    .where('turns.uid', '=', uid)
    .where('turns.messageId', 'in', messageIds)
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

/** Returns chats and messages with `after < revision <= upTo`, and the ids of chats deleted in that range. */
export async function readStamped(
  db: Database,
  uid: string,
  range: { after: number; upTo: number; limit: number },
): Promise<{
  chats: ChatDocument[];
  messages: MessageDocument[];
  removed: { chatId: string; revision: number }[];
}> {
  const chats = await db
    .selectFrom('chats')
    .selectAll()
    .where('uid', '=', uid)
    .where('revision', '>', range.after)
    .where('revision', '<=', range.upTo)
    .limit(range.limit)
    .execute();
  const messages = await db
    .selectFrom('messages')
    .selectAll()
    .where('uid', '=', uid)
    .where('revision', '>', range.after)
    .where('revision', '<=', range.upTo)
    .orderBy('position')
    .limit(range.limit)
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
    pinned: row.pinned,
    archived: row.archived,
    projectId: row.projectId,
    revision: row.revision,
  };
}

function toMessageDocument(row: Selectable<MessagesTable>): MessageDocument {
  const {
    uid: _owner,
    timestamp,
    feedbackAt: _at,
    versionOf: _first,
    hiddenUnder,
    ...fields
  } = row;
  return { ...fields, timestamp: timestamp.toISOString(), hidden: hiddenUnder !== null };
}
