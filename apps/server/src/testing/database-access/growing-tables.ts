import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';

/** Tables that grow without end. */
export const growing = [
  ...['users', 'auth_users', 'chats', 'messages', 'queries', 'turns', 'model_calls'],
];
/** Rows of each table, spread over so many pages that the database plans as for ten times as many. */
const ROWS = 2_000;
const FILL_PERCENT = 10;
/** As many as the sweeper leaves outside the index of the search. */
const OUTSIDE = 50;

/** Many users with a chat and a message each, and one with as many as all others. */
export async function fill(db: Database): Promise<void> {
  for (const table of growing) {
    await sql`alter table ${sql.id(table)} set (fillfactor = ${sql.lit(FILL_PERCENT)})`.execute(db);
  }
  const numbers = sql`generate_series(1, ${sql.lit(ROWS)}) n`;
  const inIndex = sql`case when n > ${sql.lit(OUTSIDE)} then true end`;
  await sql`
    insert into auth_users (id, name, email, created_at, in_index)
    select 'u' || n, '', 'ime' || n || '@firm.bg', now() - n * interval '1 hour', ${inIndex} from ${numbers}`.execute(
    db,
  );
  await sql`
    insert into users (uid, first_name, revision, is_client, plan, created_at, in_index)
    select 'u' || n, 'Име' || n, 1, n % 1000 = 0, case when n % 100 = 0 then 'pro' end,
      now() - n * interval '1 hour', ${inIndex}
    from ${numbers}`.execute(db);
  await sql`
    insert into chats (uid, chat_id, title, revision, in_index)
    select case when n % 2 = 0 then 'u7' else 'u' || n end, 'c' || n, 'Заглавие ' || n, n, ${inIndex}
    from ${numbers}`.execute(db);
  await sql`
    insert into messages (uid, message_id, chat_id, position, text, sender, status, revision, timestamp, in_index)
    select uid, 'm' || revision, chat_id, 1, 'Думи ' || revision, 'user', 'done', revision,
      now() - revision * interval '1 minute', in_index
    from chats`.execute(db);
  await sql`
    insert into queries (query_id, uid, allowance, purpose, state, message_id)
    select 'q' || revision, uid, 'free', 'answer', 'kept', 'm' || revision from chats`.execute(db);
  await sql`
    insert into turns (uid, message_id, chat_id, reply_id, attempt, state, owner, lease_until, query_id, response_style,
      settled_at)
    select uid, message_id, chat_id, message_id, 1, case revision % 40 when 0 then 'failed' else 'answered' end, 'server',
      now(), 'q' || revision, 'normal', now() - revision * interval '1 minute'
    from messages`.execute(db);
  await sql`
    insert into model_calls (call_id, uid, message_id, plan, model, purpose, input_tokens, output_tokens, cost)
    select message_id, uid, message_id, 'free', 'model', 'answer', 1, 1, 1 from messages`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}
