import type { ChatDocument } from '@savet/contract/documents';
import type { Selectable } from 'kysely';
import { ApiError } from '../../platform/api-error.ts';
import type { ChatsTable } from '../../platform/db/tables/chat-tables.ts';
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

/** @throws ApiError NOT_FOUND when the user has no such chat */
export async function requireChat(db: Database | Trx, uid: string, chatId: string) {
  const chat = await readChat(db, uid, chatId);
  if (!chat) throw new ApiError('NOT_FOUND');
  return chat;
}

/** Whether an account has at least this many chats that are not deleted. */
export async function hasChats(trx: Trx, uid: string, count: number): Promise<boolean> {
  const row = await trx
    .selectFrom('chats')
    .select('chatId')
    .where('uid', '=', uid)
    .where('deleted', '=', false)
    .orderBy('dateLastVisited', 'desc')
    .orderBy('chatId', 'desc')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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

export function toChatDocument(row: Selectable<ChatsTable>): ChatDocument {
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
