import { sql } from 'kysely';
import {
  type Notification,
  notificationsOf,
  payloadsOf,
} from '../../../platform/db/notifications.ts';
import { keptStatement } from '../../../platform/db/plans/kept-statement.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import type { RunningReply } from '../../../platform/live/source.ts';

/** Text to append to a running turn's reply. */
export interface Chunk {
  uid: string;
  messageId: string;
  replyId: string;
  attempt: number;
  sequence: number;
  /** Offset of `text` in the reply, in UTF-16 units. */
  position: number;
  text: string;
}

/** Ids per notification; PostgreSQL limits a payload to 8,000 bytes. */
const REPLIES_PER_NOTIFICATION = 40;

/**
 * Inserts one chunk for each turn that this owner still holds, marks the turns that begin, and notifies other servers. A single
 * statement, because it runs ten times a second.
 * The lock on `turns` keeps a turn from being settled, and its chunks deleted, before the insert.
 */
export async function insertChunks(db: Database, owner: string, chunks: Chunk[]): Promise<void> {
  // One parameter: with one for each value, writing the statement costs more than all else that is done with it.
  const batch = JSON.stringify(chunks);
  const messages: Notification[] = [];
  for (let start = 0; start < chunks.length; start += REPLIES_PER_NOTIFICATION) {
    const replies = chunks
      .slice(start, start + REPLIES_PER_NOTIFICATION)
      .map(({ uid, replyId }) => ({ uid, replyId }));
    messages.push({ kind: 'chunks', server: owner, replies });
  }
  await storeChunks(db, { batch, owner, payloads: payloadsOf(messages) });
}

const storeChunks = keptStatement(
  (db, { batch, owner, payloads }: { batch: string; owner: string; payloads: string }) =>
    sql`
      with held as (
        select batch.* from jsonb_to_recordset(${batch}::jsonb) as batch (
          uid text, "messageId" text, "replyId" text, attempt int4, sequence int4, position int4, text text
        )
        join turns on turns.uid = batch.uid and turns.message_id = batch."messageId"
          and turns.attempt = batch.attempt and turns.owner = ${owner}
          and turns.state in ('accepted', 'answering')
        order by batch.uid, batch."replyId"
        for share of turns
      ), stored as (
        insert into chunks (uid, reply_id, attempt, sequence, position, text)
        select uid, "replyId", attempt, sequence, position, text from held
        on conflict do nothing
      ), begun as (
        update turns set state = 'answering' from held
        where held.sequence = 1 and turns.uid = held.uid and turns.message_id = held."messageId"
          and turns.state = 'accepted'
      )
      ${notificationsOf(payloads)}`.compile(db),
);

/** Returns the stored text of this user's running replies. */
export async function readRunningReplies(db: Database, uid: string): Promise<RunningReply[]> {
  const rows = await db
    .selectFrom('turns')
    .leftJoin('chunks', (join) =>
      join
        .onRef('chunks.uid', '=', 'turns.uid')
        .onRef('chunks.replyId', '=', 'turns.replyId')
        .onRef('chunks.attempt', '=', 'turns.attempt'),
    )
    .select(['turns.chatId', 'turns.replyId', 'turns.attempt', 'chunks.text'])
    .where('turns.uid', '=', uid)
    .where('turns.state', 'in', ['accepted', 'answering'])
    .orderBy('chunks.sequence')
    .execute();
  const replies = new Map<string, RunningReply>();
  for (const { text, ...reply } of rows) {
    const existing = replies.get(reply.replyId);
    replies.set(reply.replyId, { ...reply, text: (existing?.text ?? '') + (text ?? '') });
  }
  return [...replies.values()];
}

/** Returns a reply's text from an offset in UTF-16 units; null when the reply is no longer running. */
export async function readReplyFrom(
  db: Database,
  uid: string,
  replyId: string,
  from: (attempt: number) => number,
): Promise<{ chatId: string; attempt: number; from: number; text: string } | null> {
  const turn = await db
    .selectFrom('turns')
    .select(['chatId', 'attempt'])
    .where('uid', '=', uid)
    .where('replyId', '=', replyId)
    .where('state', 'in', ['accepted', 'answering'])
    .executeTakeFirst();
  if (!turn) return null;
  const start = from(turn.attempt);
  const rows = await db
    .selectFrom('chunks')
    .select(['position', 'text'])
    .where('uid', '=', uid)
    .where('replyId', '=', replyId)
    .where('attempt', '=', turn.attempt)
    .where('position', '>=', start)
    .orderBy('sequence')
    .execute();
  const text = rows.map((row) => row.text).join('');
  return { ...turn, from: rows[0]?.position ?? start, text };
}

/** Returns the whole stored text of an attempt. */
export async function readChunkText(
  trx: Trx,
  uid: string,
  replyId: string,
  attempt: number,
): Promise<string> {
  const rows = await trx
    .selectFrom('chunks')
    .select('text')
    .where('uid', '=', uid)
    .where('replyId', '=', replyId)
    .where('attempt', '=', attempt)
    .orderBy('sequence')
    .execute();
  return rows.map((row) => row.text).join('');
}
