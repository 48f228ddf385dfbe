import { type Kysely, sql } from 'kysely';

/**
 * Read-only links to chats and answers. `message_ids` are the messages that were shown when the link was made. The token is
 * stored as its hash only; an imported link has none and leads nowhere.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shared_links (
      uid text not null,
      link_id text not null,
      token_hash text unique,
      kind text not null check (kind in ('answer', 'chat')),
      chat_id text not null,
      message_ids jsonb not null,
      shows_brand boolean not null,
      created_at timestamptz not null default clock_timestamp(),
      expires_at timestamptz not null,
      openings int4 not null default 0,
      previews int4 not null default 0,
      last_opened_at timestamptz,
      primary key (uid, link_id),
      foreign key (uid, chat_id) references chats on delete cascade
    )`.execute(db);
  await sql`create index shared_links_of_chats on shared_links (uid, chat_id)`.execute(db);
}
