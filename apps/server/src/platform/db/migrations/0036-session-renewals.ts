import { type Kysely, sql } from 'kysely';

/**
 * A session whose user has proven again who they are gets a new token. The one from before works until the new one has arrived, and
 * for a moment longer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table auth_sessions
      add column renewals int4 not null default 0,
      add column previous_hash text unique,
      add column previous_until timestamptz`.execute(db);
}
