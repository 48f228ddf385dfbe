import { type Kysely, sql } from 'kysely';

/** Findings of the check that a user rejected, and rewrites among the requests to models. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table check_exceptions (
      uid text not null references users on delete cascade,
      rule text not null,
      words text not null,
      created_at timestamptz not null default now(),
      primary key (uid, rule, words)
    )`.execute(db);
  await sql`
    alter table model_calls
      drop constraint model_calls_purpose_check,
      add constraint model_calls_purpose_check
        check (purpose in ('answer', 'title', 'summary', 'fact', 'rewrite', 'test'))`.execute(db);
}
