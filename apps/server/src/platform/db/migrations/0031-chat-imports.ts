import { type Kysely, sql } from 'kysely';

/** Imports of chats from other programs with their files, and the program that a message comes from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column source text`.execute(db);
  await sql`
    create table chat_imports (
      import_id text primary key,
      uid text not null unique references users on delete cascade,
      state text not null check (state in ('uploading', 'running', 'done', 'failed')),
      failure text,
      size int4 not null,
      received int4 not null default 0,
      done int4 not null default 0,
      total int4 not null default 0,
      outcome jsonb not null,
      attempt int4 not null default 0,
      owner text not null default '',
      lease_until timestamptz not null default now(),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create index chat_imports_running on chat_imports (lease_until)
      where state = 'running'`.execute(db);
  await sql`create index chat_imports_expiry on chat_imports (expires_at)`.execute(db);
  await sql`
    create table chat_import_pieces (
      import_id text not null references chat_imports on delete cascade,
      sequence int4 not null,
      bytes bytea not null,
      primary key (import_id, sequence)
    )`.execute(db);
  // The file is compressed already.
  await sql`alter table chat_import_pieces alter column bytes set storage external`.execute(db);
}
