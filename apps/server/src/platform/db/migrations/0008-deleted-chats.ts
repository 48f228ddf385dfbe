import { type Kysely, sql } from 'kysely';

/** Recently deleted chats with all their rows, so that they can be restored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deleted_chats (
      uid text not null,
      chat_id text not null,
      title text not null,
      messages jsonb not null,
      turns jsonb not null,
      deleted_at timestamptz not null default clock_timestamp(),
      primary key (uid, chat_id),
      foreign key (uid, chat_id) references chats on delete cascade
    )`.execute(db);
  await sql`create index deleted_chats_old on deleted_chats (deleted_at)`.execute(db);
}
