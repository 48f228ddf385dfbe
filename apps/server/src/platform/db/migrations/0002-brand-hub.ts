import { type Kysely, sql } from 'kysely';

/** Every version of every Brand Hub field, and which staff questions read whose Brand Hub. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table brand_field_versions (
      uid text not null references users on delete cascade,
      path text not null,
      version int4 not null,
      value text not null,
      saved_by text not null,
      saved_at timestamptz not null default now(),
      primary key (uid, path, version)
    )`.execute(db);
  await sql`
    create table brand_hub_reads (
      uid text not null references users on delete cascade,
      read_by text not null,
      message_id text not null,
      read_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index brand_hub_reads_uid on brand_hub_reads (uid, read_at)`.execute(db);
}
