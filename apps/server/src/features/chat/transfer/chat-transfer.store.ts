import { sql } from 'kysely';
import { byteOrder, exactTime } from '../../../platform/db/exact-time.ts';
import { inPages } from '../../../platform/db/in-pages.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { ChatRow } from './chat-rows.ts';

/** Reads the chats for an export, the oldest first. */
export function readChatRows(db: Database, uid: string): AsyncGenerator<ChatRow[]> {
  return inPages<ChatRow>(async (after, limit) => {
    const { rows } = await sql<ChatRow>`
      select chat_id as "chatId", title,
        ${exactTime('createdAt')} as "createdAt", ${exactTime('dateLastVisited')} as "dateLastVisited"
      from chats
      where uid = ${uid} and not deleted and (created_at, ${byteOrder('chatId')})
        > (${after?.createdAt ?? '-infinity'}::timestamptz, ${after?.chatId ?? ''})
      order by created_at, ${byteOrder('chatId')}
      limit ${limit}`.execute(db);
    return rows;
  });
}
