import { type Kysely, sql } from 'kysely';

/** Requests for approval to view an account, how each viewing came about, and the user's settings for both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column asks_before_viewing boolean not null default false,
      add column viewing_mails boolean not null default true,
      add column viewing_request_until timestamptz`.execute(db);
  await sql`
    alter table viewings
      add column consent text check (consent in ('approved', 'overridden'))`.execute(db);
  await sql`
    create table viewing_requests (
      request_id text primary key,
      admin_uid text not null,
      admin_email text not null,
      uid text not null references users on delete cascade,
      reason text,
      requested_at timestamptz not null default clock_timestamp(),
      until timestamptz not null,
      answer text check (answer in ('approved', 'declined')),
      answered_at timestamptz,
      used_at timestamptz
    )`.execute(db);
  await sql`
    create index viewing_requests_of_user on viewing_requests (uid, requested_at desc)`.execute(db);
}
