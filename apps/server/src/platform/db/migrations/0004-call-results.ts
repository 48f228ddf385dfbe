import { type Kysely, sql } from 'kysely';

/** Results of write calls by Idempotency-Key, kept for a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table call_results (
      actor text not null,
      call text not null,
      key text not null,
      fingerprint text not null,
      status int4,
      body jsonb,
      held_until timestamptz not null,
      created_at timestamptz not null default now(),
      primary key (actor, call, key)
    )`.execute(db);
  await sql`create index call_results_age on call_results (created_at)`.execute(db);
}
