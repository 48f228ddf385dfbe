import { CHATS_MAX } from '@savet/contract/limits';
import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import { inBatches } from '../row-batches.ts';
import type { ImportedChat } from './chat-of.rules.ts';
import type { ChatHere } from './outcome.rules.ts';

/** These chats as the account has them, by id. */
export async function readChatsHere(
  trx: Trx,
  uid: string,
  chatIds: readonly string[],
): Promise<Map<string, ChatHere>> {
  const { rows } = await sql<ChatHere & { chatId: string }>`
    select chats.chat_id as "chatId", deleted,
      coalesce(jsonb_agg(message_id order by position) filter (where message_id is not null), '[]') as "messageIds"
    from jsonb_array_elements_text(${JSON.stringify(chatIds)}::jsonb) as given
    join chats on chats.uid = ${uid} and chats.chat_id = given
    left join messages on messages.uid = ${uid} and messages.chat_id = chats.chat_id
    group by chats.chat_id, deleted`.execute(trx);
  return new Map(rows.map(({ chatId, ...here }) => [chatId, here]));
}

/** How many more chats the account can have. */
export async function readRoom(trx: Trx, uid: string): Promise<number> {
  const { count } = await trx
    .selectFrom('chats')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('uid', '=', uid)
    .where('deleted', '=', false)
    .executeTakeFirstOrThrow();
  return CHATS_MAX - count;
}

/** The length of all imported texts of an account, those of deleted chats included, in UTF-16 units or a little less. */
export async function readImportedUnits(db: Database, uid: string): Promise<number> {
  const { rows } = await sql<{ units: number }>`
    select coalesce(sum(length(text)), 0)::float8 as units from messages
    where uid = ${uid} and source is not null`.execute(db);
  return rows[0]?.units ?? 0;
}

/** Writes the messages of a chat from `from` on, and the chat itself if it is new. */
export async function writeImportedChat(
  trx: Trx,
  uid: string,
  chat: ImportedChat,
  from: number,
  revision: number,
): Promise<void> {
  const { chatId, source, title, createdAt, dateLastVisited } = chat;
  await sql`
    insert into chats (uid, chat_id, title, created_at, date_last_visited, revision)
    values (${uid}, ${chatId}, ${title}, ${createdAt}::timestamptz, ${dateLastVisited}::timestamptz, ${revision}::int8)
    on conflict (uid, chat_id) do update set
      date_last_visited = greatest(chats.date_last_visited, excluded.date_last_visited),
      revision = excluded.revision`.execute(trx);
  const rows = chat.messages
    .map((message, index) => ({ ...message, position: index + 1 }))
    .slice(from);
  for (const batch of inBatches(rows)) {
    await sql`
      insert into messages (uid, message_id, chat_id, position, text, sender, timestamp, status, reply_to, source, revision)
      select ${uid}, "messageId", ${chatId}, position, text, sender, timestamp, 'done', "replyTo", ${source}, ${revision}::int8
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as given(
        "messageId" text, position int4, text text, sender text, timestamp timestamptz, "replyTo" text
      )`.execute(trx);
  }
}
