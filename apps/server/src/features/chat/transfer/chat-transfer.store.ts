import { sql } from 'kysely';
import { byteOrder, exactTime } from '../../../platform/db/exact-time.ts';
import { inPages } from '../../../platform/db/in-pages.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import type { ChatRow } from './chat-rows.ts';

/** Reads the chats for an export, the oldest first. */
export function readChatRows(db: Database, uid: string): AsyncGenerator<ChatRow[]> {
  return inPages<ChatRow>(async (after, limit) => {
    const { rows } = await sql<ChatRow>`
      select chat_id as "chatId", title,
        ${exactTime('createdAt')} as "createdAt", ${exactTime('dateLastVisited')} as "dateLastVisited",
        pinned, archived, project_id as "projectId"
      from chats
      where uid = ${uid} and not deleted and (created_at, ${byteOrder('chatId')})
        > (${after?.createdAt ?? '-infinity'}::timestamptz, ${after?.chatId ?? ''})
      order by created_at, ${byteOrder('chatId')}
      limit ${limit}`.execute(db);
    return rows;
  });
}

/** Marks the chats of an account as deleted, so that its browsers drop them. */
export async function removeChats(trx: Trx, uid: string, revision: number): Promise<void> {
  await trx
    .updateTable('chats')
    .set({ deleted: true, title: '', revision })
    .where('uid', '=', uid)
    .execute();
}

/** Inserts imported chats; one of them may have the id of a chat that was removed. */
export async function insertChatRows(
  trx: Trx,
  uid: string,
  rows: readonly ChatRow[],
  revision: number,
): Promise<void> {
  await sql`
    insert into chats (uid, chat_id, title, created_at, date_last_visited, pinned, archived, project_id, revision)
    select ${uid}, "chatId", title, "createdAt", "dateLastVisited", pinned, archived, "projectId", ${revision}::int8
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as imported(
      "chatId" text, title text, "createdAt" timestamptz, "dateLastVisited" timestamptz,
      pinned boolean, archived boolean, "projectId" text
    )
    on conflict (uid, chat_id) do update set
      deleted = false, title = excluded.title, created_at = excluded.created_at,
      date_last_visited = excluded.date_last_visited, pinned = excluded.pinned,
      archived = excluded.archived, project_id = excluded.project_id, revision = excluded.revision`.execute(
    trx,
  );
}
