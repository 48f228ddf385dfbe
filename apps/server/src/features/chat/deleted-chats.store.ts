import { RESTORE_SECONDS } from '@savet/contract/limits';
import { sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/transaction.ts';

/**
 * Moves a chat's messages and turns to `deleted_chats`. The chat's own row stays, marked as deleted, so that
 * clients that reconnect later learn of the deletion.
 * @returns the time of deletion
 */
export async function removeChat(
  trx: Trx,
  uid: string,
  chatId: string,
  revision: number,
): Promise<Date> {
  const { rows } = await sql<{ deletedAt: Date }>`
    insert into deleted_chats (uid, chat_id, title, messages, turns)
    select uid, chat_id, title,
      (select coalesce(jsonb_agg(to_jsonb(m)), '[]') from messages m
        where m.uid = chats.uid and m.chat_id = chats.chat_id),
      (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from turns t
        where t.uid = chats.uid and t.chat_id = chats.chat_id)
    from chats where uid = ${uid} and chat_id = ${chatId}
    returning deleted_at`.execute(trx);
  await trx.deleteFrom('messages').where('uid', '=', uid).where('chatId', '=', chatId).execute();
  await trx
    .updateTable('chats')
    .set({ deleted: true, title: '', revision })
    .where('uid', '=', uid)
    .where('chatId', '=', chatId)
    .execute();
  return rows[0]?.deletedAt ?? new Date();
}

/** Columns that a chat lacks which an older server has deleted. */
const columnsOfOlderServers = '{"version": 1, "version_count": 1}';

/** Restores a chat deleted less than `RESTORE_SECONDS` ago; false when there is none. */
export async function reinsertChat(
  trx: Trx,
  uid: string,
  chatId: string,
  revision: number,
): Promise<boolean> {
  const { rows } = await sql<{ title: string; messages: unknown; turns: unknown }>`
    delete from deleted_chats
    where uid = ${uid} and chat_id = ${chatId}
      and deleted_at > clock_timestamp() - make_interval(secs => ${RESTORE_SECONDS})
    returning title, messages, turns`.execute(trx);
  const [chat] = rows;
  if (!chat) return false;
  await trx
    .updateTable('chats')
    .set({ deleted: false, title: chat.title, revision })
    .where('uid', '=', uid)
    .where('chatId', '=', chatId)
    .execute();
  await sql`
    insert into messages select m.* from jsonb_array_elements(${JSON.stringify(chat.messages)}::jsonb) row,
      jsonb_populate_record(null::messages, ${columnsOfOlderServers}::jsonb || row || jsonb_build_object('revision', ${revision}::int8)) m`.execute(
    trx,
  );
  await sql`
    insert into turns select t.*
      from jsonb_populate_recordset(null::turns, ${JSON.stringify(chat.turns)}::jsonb) t`.execute(
    trx,
  );
  return true;
}

/** Erases the chats that can no longer be restored. */
export async function eraseDeletedChats(db: Database): Promise<void> {
  await sql`
    delete from deleted_chats
    where deleted_at <= clock_timestamp() - make_interval(secs => ${RESTORE_SECONDS})`.execute(db);
}
