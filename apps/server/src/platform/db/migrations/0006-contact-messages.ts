import { type Kysely, sql } from 'kysely';

/** Messages to the team that handles Brand Hubs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_messages (
      uid text not null references users on delete cascade,
      contact_message_id text not null,
      section text,
      text text not null,
      created_at timestamptz not null default now(),
      mailed_at timestamptz,
      mail_due_at timestamptz default now(),
      mail_attempts int4 not null default 0,
      primary key (uid, contact_message_id)
    )`.execute(db);
  await sql`
    create index contact_messages_to_mail on contact_messages (mail_due_at)
      where mail_due_at is not null`.execute(db);
}
