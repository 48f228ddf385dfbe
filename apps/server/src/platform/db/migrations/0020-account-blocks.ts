import { type Kysely, sql } from 'kysely';

/** Accounts that the team has blocked, with the reason. An ended block stays as a record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_blocks (
      uid text not null references auth_users on delete cascade,
      blocked_at timestamptz not null default clock_timestamp(),
      reason text not null,
      ended_at timestamptz,
      primary key (uid, blocked_at)
    )`.execute(db);
  await sql`
    create unique index account_blocks_open on account_blocks (uid) where ended_at is null`.execute(
    db,
  );
}
