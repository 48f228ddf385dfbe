import { sql } from 'kysely';
import { readSessions } from '../../features/accounts/accounts.store.ts';
import { listMessageRows } from '../../features/chat/messages.store.ts';
import { searchChats } from '../../features/chat/search/search-chats.ts';
import { connectDatabase } from '../../platform/db/database.ts';
import { createLog } from '../../platform/log.ts';

const MESSAGES_EACH = 100;
const PAGE = { limit: 51 };
const displayTitles = new Map([['New Chat', 'Нов чат']]);

/** Users with a chat of a hundred messages each, and clients that read. */
export async function openReads(url: string, clients: number) {
  const { db, close } = await connectDatabase({ url, poolSize: clients }, createLog('silent'));
  let people = 0;
  const randomReader = () => `reader-${1 + Math.floor(Math.random() * people)}`;
  return {
    /** Adds people until there are so many. */
    fill: async (count: number) => {
      const numbers = sql`generate_series(${sql.lit(people + 1)}, ${sql.lit(count)}) n`;
      people = count;
      await sql`
        insert into auth_users (id, name, email)
        select 'reader-' || n, '', n || '@readers.test' from ${numbers}`.execute(db);
      await sql`insert into users (uid, revision) select 'reader-' || n, 1 from ${numbers}`.execute(
        db,
      );
      await sql`
        insert into auth_sessions (id, token, user_id, expires_at)
        select 'session-reader-' || n, 'token-' || n, 'reader-' || n, now() + interval '1 day'
        from ${numbers}`.execute(db);
      await sql`
        insert into chats (uid, chat_id, title, revision)
        select 'reader-' || n, 'chat', 'Positioning', 1 from ${numbers}`.execute(db);
      await sql`
        insert into messages
          (uid, message_id, chat_id, position, text, sender, status, revision, timestamp)
        select 'reader-' || n, 'message-' || m, 'chat', m,
          'How should we position a bakery with ' || m || ' tables that is open at night?',
          'user', 'done', m, now() - m * interval '1 minute'
        from ${numbers}, generate_series(1, ${sql.lit(MESSAGES_EACH)}) m`.execute(db);
      await sql`vacuum analyze`.execute(db);
    },
    /** The query of a server about its open live streams, every three seconds. */
    checkSessions: async (count: number) => {
      const uids = new Set(Array.from({ length: count }, randomReader));
      const asked = [...uids].map((uid) => ({ uid, sessionId: `session-${uid}` }));
      const found = await readSessions(db, asked);
      if (found.size !== uids.size) throw new Error(`${found.size} sessions were found`);
    },
    /** A page of a chat. */
    read: async () => {
      await listMessageRows(db, randomReader(), 'chat', PAGE);
    },
    /** A search in the own chats that finds one message. */
    search: async () => {
      const term = `with ${1 + Math.floor(Math.random() * MESSAGES_EACH)} tables`;
      const found = await searchChats(db, randomReader(), term, { ...PAGE, displayTitles });
      if (found.length !== 1) throw new Error(`a search found ${found.length} messages`);
    },
    close,
  };
}

/** Connections that have read something, and then rest. @returns closes them */
export async function openIdle(url: string, count: number): Promise<() => Promise<void>> {
  const { db, close } = await connectDatabase({ url, poolSize: count }, createLog('silent'));
  const read = () => listMessageRows(db, 'reader-1', 'chat', PAGE);
  // A statement that takes a while, so that each has a connection of its own.
  await Promise.all(
    Array.from({ length: count }, () => sql`select pg_sleep(0.5)`.execute(db).then(read)),
  );
  return close;
}
