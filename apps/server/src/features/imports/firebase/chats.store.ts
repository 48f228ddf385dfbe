import { sql } from 'kysely';
import { advanceAll } from '../../../platform/db/document-writes.ts';
import { type Database, inTransaction, type Trx } from '../../../platform/db/transaction.ts';
import { inBatches } from '../row-batches.ts';
import type { ImportedMessage } from './chat.rules.ts';

export interface ChatKey {
  uid: string;
  chatId: string;
}

export interface MessageRow extends ImportedMessage {
  messageId: string;
  timestamp: string;
  /** The question that this answers. */
  replyTo: string | null;
}

export interface ChatRow extends ChatKey {
  title: string;
  createdAt: string;
  dateLastVisited: string;
  messages: MessageRow[];
}

interface ChatHere extends ChatKey {
  deleted: boolean;
  messageIds: string[];
  /** Of its last message; 0 without one. */
  position: number;
}

/** The chats and messages that are not in the database yet. */
export interface Missing {
  chats: ChatRow[];
  messages: (MessageRow & ChatKey & { position: number })[];
}

/** Chats that are not here, and messages that chats here lack; none of a chat that the user has deleted. */
export async function findMissing(db: Database | Trx, chats: readonly ChatRow[]): Promise<Missing> {
  const keys = chats.map(({ uid, chatId }) => ({ uid, chatId }));
  const { rows } = await sql<ChatHere>`
    select chats.uid, chats.chat_id as "chatId", deleted,
      coalesce(jsonb_agg(message_id) filter (where message_id is not null), '[]') as "messageIds",
      coalesce(max(position), 0) as position
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as given(uid text, "chatId" text)
    join chats on chats.uid = given.uid and chats.chat_id = "chatId"
    left join messages on messages.uid = chats.uid and messages.chat_id = chats.chat_id
    group by chats.uid, chats.chat_id`.execute(db);
  const here = new Map(rows.map((chat) => [keyOf(chat), chat]));
  return {
    chats: chats.filter((chat) => !here.has(keyOf(chat))),
    messages: chats.flatMap((chat) => missingMessages(chat, here.get(keyOf(chat)))),
  };
}

/** Inserts what is missing of some chats, all of it or nothing. */
export async function insertMissing(db: Database, chats: readonly ChatRow[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    const revisions = await advanceAll(trx, [...new Set(chats.map(({ uid }) => uid))]);
    // Again, because the counters serialize writes to the chats of a user.
    const missing = await findMissing(trx, chats);
    const stamped = <Row extends ChatKey>(row: Row) => ({
      ...row,
      revision: revisions.get(row.uid),
    });
    const rows = missing.chats.map(({ uid, chatId, title, createdAt, dateLastVisited }) =>
      stamped({ uid, chatId, title, createdAt, dateLastVisited }),
    );
    await sql`
      insert into chats (uid, chat_id, title, created_at, date_last_visited, revision)
      select uid, "chatId", title, "createdAt", "dateLastVisited", revision
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
        uid text, "chatId" text, title text, "createdAt" timestamptz, "dateLastVisited" timestamptz, revision int8
      )`.execute(trx);
    for (const batch of inBatches(missing.messages)) await insertMessages(trx, batch.map(stamped));
  });
}

async function insertMessages(trx: Trx, rows: readonly object[]): Promise<void> {
  await sql`
    insert into messages (uid, message_id, chat_id, position, text, sender, timestamp, is_error, error_code,
      feedback, feedback_at, status, reply_to, revision)
    select uid, "messageId", "chatId", position, text, sender, timestamp, "isError", "errorCode", feedback,
      case when feedback is not null then timestamp end, case when "isError" then 'failed' else 'done' end, "replyTo",
      revision
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
      uid text, "messageId" text, "chatId" text, position int4, text text, sender text, timestamp timestamptz,
      "isError" boolean, "errorCode" text, feedback text, "replyTo" text, revision int8
    )`.execute(trx);
}

function missingMessages(chat: ChatRow, here: ChatHere | undefined): Missing['messages'] {
  if (here?.deleted) return [];
  const ids = new Set(here?.messageIds);
  const { uid, chatId } = chat;
  return chat.messages
    .filter(({ messageId }) => !ids.has(messageId))
    .map((message, index) => ({
      ...message,
      uid,
      chatId,
      position: (here?.position ?? 0) + index + 1,
    }));
}

function keyOf({ uid, chatId }: ChatKey): string {
  return `${uid}/${chatId}`;
}
