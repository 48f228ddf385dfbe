import { type Kysely, sql } from 'kysely';

/** Exports of accounts with their files, and what an imported account keeps from the server it comes from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_exports (
      export_id text primary key,
      uid text not null unique references users on delete cascade,
      state text not null check (state in ('running', 'ready', 'failed')),
      done int4 not null default 0,
      total int4 not null default 0,
      size int8,
      attempt int4 not null default 0,
      owner text not null default '',
      lease_until timestamptz not null default now(),
      created_at timestamptz not null default now(),
      expires_at timestamptz
    )`.execute(db);
  await sql`
    create index account_exports_running on account_exports (lease_until)
      where state = 'running'`.execute(db);
  await sql`create index account_exports_expiry on account_exports (expires_at)`.execute(db);
  await sql`
    create table account_export_chunks (
      export_id text not null references account_exports on delete cascade,
      sequence int4 not null,
      bytes bytea not null,
      primary key (export_id, sequence)
    )`.execute(db);
  // The file is compressed already.
  await sql`alter table account_export_chunks alter column bytes set storage external`.execute(db);

  await sql`
    create table imported_invoices (
      uid text primary key references users on delete cascade,
      content jsonb not null
    )`.execute(db);
  await sql`alter table brand_hub_reads add column reader_email text`.execute(db);
}
