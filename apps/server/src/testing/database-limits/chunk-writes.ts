import { sql } from 'kysely';
import { type Chunk, insertChunks } from '../../features/chat/turns/chunk.store.ts';
import { connectDatabase } from '../../platform/db/database.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { createLog } from '../../platform/log.ts';

/** A model's text of a tenth of a second at 50 tokens/s. */
const TEXT = 'word word word word word ';

/** Servers that store the text of their running answers, as fast as they can. */
export async function openChunkWrites(url: string, servers: number, answersEach: number) {
  const { db, close } = await connectDatabase({ url, poolSize: servers }, createLog('silent'));
  await fill(db, servers, answersEach);
  await sql`create table plain_chunks (like chunks including all)`.execute(db);
  let sequence = 0;
  const next = (server: number): Chunk[] => {
    sequence += 1;
    return Array.from({ length: answersEach }, (_, answer) => {
      const id = `${server}-${answer}`;
      const ids = { uid: `writer-${id}`, messageId: `question-${id}`, replyId: `reply-${id}` };
      return { ...ids, attempt: 1, sequence: sequence + 1, position: 0, text: TEXT };
    });
  };
  return {
    /** One write of a server: a chunk for each of its answers. */
    write: (server: number) => insertChunks(db, `server-${server}`, next(server)),
    /** The same rows in a table without notifications. */
    writePlainly: async (server: number) => {
      const rows = next(server).map(
        (chunk) =>
          sql`(${chunk.uid}, ${chunk.replyId}, ${chunk.attempt}::int4, ${chunk.sequence}::int4, ${chunk.position}::int4, ${chunk.text})`,
      );
      await sql`insert into plain_chunks values ${sql.join(rows)}`.execute(db);
    },
    count: async () => {
      const { rows } = await sql<{ count: number }>`select count(*) from chunks`.execute(db);
      return rows[0]?.count ?? 0;
    },
    close,
  };
}

async function fill(db: Database, servers: number, answersEach: number): Promise<void> {
  const ids = sql`(
    select server, server || '-' || answer as id
    from generate_series(0, ${sql.lit(servers - 1)}) server, generate_series(0, ${sql.lit(answersEach - 1)}) answer
  ) ids`;
  await sql`
    insert into auth_users (id, name, email)
    select 'writer-' || id, '', id || '@writers.test' from ${ids}`.execute(db);
  await sql`insert into users (uid, revision) select 'writer-' || id, 1 from ${ids}`.execute(db);
  await sql`
    insert into chats (uid, chat_id, title, revision)
    select 'writer-' || id, 'chat', '', 1 from ${ids}`.execute(db);
  await sql`
    insert into messages (uid, message_id, chat_id, position, text, sender, status, revision)
    select 'writer-' || id, 'question-' || id, 'chat', 1, 'Why?', 'user', 'done', 1 from ${ids}`.execute(
    db,
  );
  await sql`
    insert into turns
      (uid, message_id, chat_id, reply_id, attempt, state, owner, lease_until, query_id, response_style)
    select 'writer-' || id, 'question-' || id, 'chat', 'reply-' || id, 1, 'answering',
      'server-' || server, now() + interval '1 day', 'query-' || id, 'normal'
    from ${ids}`.execute(db);
}
