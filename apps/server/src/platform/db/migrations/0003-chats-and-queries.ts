import { type Kysely, sql } from 'kysely';

/** The ledger of queries, chats, messages, turns, and the text of running replies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table queries (
      query_id text primary key,
      uid text not null references users on delete cascade,
      allowance text not null,
      purpose text not null check (purpose in ('answer', 'summary', 'ahead')),
      state text not null check (state in ('reserved', 'kept', 'given_back')),
      reason text check (reason in ('failed', 'stopped', 'empty', 'interrupted', 'unused')),
      chat_id text,
      message_id text,
      titled boolean not null default false,
      held_until timestamptz,
      created_at timestamptz not null default clock_timestamp(),
      settled_at timestamptz
    )`.execute(db);
  await sql`create index queries_of_allowance on queries (uid, allowance, state)`.execute(db);
  await sql`create index queries_newest on queries (uid, created_at desc, query_id desc)`.execute(
    db,
  );
  await sql`
    create index queries_held on queries (held_until) where state = 'reserved'`.execute(db);
  await sql`
    create table chats (
      uid text not null references users on delete cascade,
      chat_id text not null,
      title text not null,
      created_at timestamptz not null default now(),
      date_last_visited timestamptz not null default now(),
      deleted boolean not null default false,
      revision int8 not null,
      primary key (uid, chat_id)
    )`.execute(db);
  await sql`create index chats_revision on chats (uid, revision)`.execute(db);
  await sql`
    create index chats_newest on chats (uid, date_last_visited desc, chat_id desc)
      where not deleted`.execute(db);
  await sql`
    create table messages (
      uid text not null,
      message_id text not null,
      chat_id text not null,
      position int4 not null,
      text text not null,
      sender text not null check (sender in ('user', 'assistant')),
      timestamp timestamptz not null default now(),
      is_error boolean not null default false,
      error_code text,
      feedback text check (feedback in ('good', 'bad')),
      status text not null check (status in ('answering', 'done', 'failed', 'stopped')),
      attempt int4 not null default 1,
      reply_to text,
      receipt jsonb,
      revision int8 not null,
      primary key (uid, message_id),
      foreign key (uid, chat_id) references chats on delete cascade,
      unique (uid, chat_id, position)
    )`.execute(db);
  await sql`create index messages_revision on messages (uid, revision)`.execute(db);
  await sql`
    create table turns (
      uid text not null,
      message_id text not null,
      chat_id text not null,
      reply_id text not null,
      attempt int4 not null,
      state text not null check (state in ('accepted', 'answering', 'answered', 'failed', 'stopped')),
      owner text not null,
      lease_until timestamptz not null,
      stop_requested boolean not null default false,
      query_id text not null,
      response_style text not null,
      brand_hub_uid text,
      input_tokens int4,
      output_tokens int4,
      accepted_at timestamptz not null default now(),
      settled_at timestamptz,
      primary key (uid, message_id),
      foreign key (uid, message_id) references messages on delete cascade
    )`.execute(db);
  await sql`
    create unique index turns_one_a_chat on turns (uid, chat_id)
      where state in ('accepted', 'answering')`.execute(db);
  await sql`
    create index turns_running on turns (lease_until)
      where state in ('accepted', 'answering')`.execute(db);
  await sql`
    create table chunks (
      uid text not null,
      reply_id text not null,
      attempt int4 not null,
      sequence int4 not null,
      position int4 not null,
      text text not null,
      primary key (uid, reply_id, attempt, sequence)
    )`.execute(db);
}
