import { type Kysely, sql } from 'kysely';

/**
 * The connection that staff have chosen, the record of who changed it, what each call to a model cost, prices, ceilings, and
 * the results of evaluations.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No row, or one with the id 1.
  await sql`
    create table model_connections (
      id int4 primary key check (id = 1),
      provider text not null,
      model text not null,
      model_free text,
      base_url text,
      encrypted_key text,
      context_window int4,
      takes_over boolean not null,
      changed_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table model_changes (
      change_id text primary key,
      uid text references users on delete set null,
      kind text not null check (kind in ('used', 'stopped', 'prices', 'ceilings')),
      detail text not null,
      at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index model_changes_newest on model_changes (at desc)`.execute(db);

  // Money is kept in millionths of a millionth of the currency: tokens times the price of a million tokens in millionths.
  await sql`
    create table model_calls (
      call_id text primary key,
      uid text references users on delete set null,
      message_id text,
      plan text not null check (plan in ('free', 'pro', 'enterprise')),
      model text not null,
      purpose text not null check (purpose in ('answer', 'title', 'summary', 'fact', 'test')),
      input_tokens int8 not null,
      cached_input_tokens int8 not null default 0,
      output_tokens int8 not null,
      cost int8 not null,
      is_estimated boolean not null default true,
      started_at timestamptz not null default now(),
      ended_at timestamptz
    )`.execute(db);
  await sql`create index model_calls_by_time on model_calls (started_at) include (plan, cost)`.execute(
    db,
  );
  await sql`
    create table model_prices (
      model text primary key,
      input int8 not null,
      cached_input int8 not null,
      output int8 not null
    )`.execute(db);
  // No row, or one with the id 1. Ceilings are in hundredths of the currency; null: none.
  await sql`
    create table spending_settings (
      id int4 primary key check (id = 1),
      currency text not null,
      total int8,
      free int8,
      pro int8,
      enterprise int8
    )`.execute(db);

  await sql`
    create table scorecards (
      scorecard_id text primary key,
      at timestamptz not null,
      content jsonb not null
    )`.execute(db);

  await sql`alter table messages add column notice text check (notice in ('warming-up'))`.execute(
    db,
  );
  await sql`alter table queries drop constraint queries_reason_check`.execute(db);
  await sql`
    alter table queries add constraint queries_reason_check check
      (reason in ('failed', 'stopped', 'empty', 'interrupted', 'unused', 'no_answer', 'stand_in'))`.execute(
    db,
  );
}
