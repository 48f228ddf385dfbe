import { type Kysely, sql } from 'kysely';

/** Hosts at which staff have allowed models. That of a connection which is stored already is one of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table model_hosts (
      host text primary key,
      allowed_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    alter table model_changes
      drop constraint model_changes_kind_check,
      add check (kind in ('used', 'stopped', 'prices', 'ceilings', 'host'))`.execute(db);
  const { rows } = await sql<{ baseUrl: string }>`
    select base_url as "baseUrl" from model_connections where base_url is not null`.execute(db);
  for (const { baseUrl } of rows) {
    const host = URL.parse(baseUrl)?.host;
    if (host !== undefined) {
      await sql`insert into model_hosts (host) values (${host}) on conflict do nothing`.execute(db);
    }
  }
}
