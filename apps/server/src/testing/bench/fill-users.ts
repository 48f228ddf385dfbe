import { type RawBuilder, sql } from 'kysely';
import { foldStatistics } from '../../features/admin/statistics/statistics.store.ts';
import type { Database } from '../../platform/db/transaction.ts';

/** Questions of each user, over the last weeks. */
const QUESTIONS = 3;
/** The user whose chats and messages are read: one chat has as many messages as there are users, and there are a tenth as many chats. */
export const READER = 'u1';
/** Ten times as many as a page of chats has. */
const READER_LEAST = 600;
/** Newest users outside the index of the search, as its sweeper leaves them. */
const OUTSIDE_INDEX = 50;
/** Rows that one statement inserts. */
const BATCH = 5_000;

/** Fills an empty database with users who signed up one after another, and asked questions in the last thirty days. */
export async function fillUsers(db: Database, users: number): Promise<void> {
  await inBatches(users, async (numbers) => {
    const inIndex = sql`case when n <= ${sql.lit(users - OUTSIDE_INDEX)} then true end`;
    await sql`
      insert into auth_users (id, name, email, in_index)
      select 'u' || n, '', 'user' || n || '@firm.bg', ${inIndex} from ${numbers}`.execute(db);
    await sql`
      insert into users (uid, first_name, last_name, plan, billing_cycle, subscription_status, created_at, revision, in_index)
      select 'u' || n, 'Име' || n, 'Фамилия', case n % 4 when 0 then 'pro' end, case n % 4 when 0 then 'monthly' end,
        case n % 4 when 0 then 'active' end, now() - (${sql.lit(users)} - n) * interval '40 days' / ${sql.lit(users)}, 1,
        ${inIndex}
      from ${numbers}`.execute(db);
    await sql`
      insert into queries (query_id, uid, allowance, purpose, state, reason, created_at, settled_at)
      select 'q' || n || '-' || i, 'u' || n, 'free', 'answer', case n % 20 when 0 then 'given_back' else 'kept' end,
        case n % 20 when 0 then 'failed' end, now() - (n % 300 + i * 50) * interval '1.7 hours', now()
      from ${numbers}, generate_series(1, ${sql.lit(QUESTIONS)}) i`.execute(db);
  });
  await fillReader(db, Math.max(READER_LEAST, users));
  await foldStatistics(db);
  await sql`vacuum analyze`.execute(db);
}

async function fillReader(db: Database, users: number): Promise<void> {
  await inBatches(users / 10, (numbers) =>
    sql`
      insert into chats (uid, chat_id, title, revision)
      select ${READER}, 'c' || n, 'Чат ' || n, 1 from ${numbers}`.execute(db),
  );
  await inBatches(users, (numbers) =>
    sql`
      insert into messages (uid, message_id, chat_id, position, text, sender, status, revision)
      select ${READER}, 'm' || n, 'c1', n, 'Отговор ' || n, 'assistant', 'done', 1 from ${numbers}`.execute(
      db,
    ),
  );
}

/** Calls `insert` with the numbers from 1 up to `count`, a part of them at a time. */
async function inBatches(
  count: number,
  insert: (numbers: RawBuilder<unknown>) => Promise<unknown>,
): Promise<void> {
  for (let first = 1; first <= count; first += BATCH) {
    const last = Math.min(count, first + BATCH - 1);
    await insert(sql`generate_series(${sql.lit(first)}, ${sql.lit(last)}) n`);
  }
}
