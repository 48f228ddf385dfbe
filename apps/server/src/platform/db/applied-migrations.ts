import { sql } from 'kysely';
import type { Database } from './transaction.ts';

/** Names of the migrations that have run, in order. */
export async function appliedMigrations(db: Database): Promise<string[]> {
  const { rows: found } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as is_there`.execute(db);
  if (found[0]?.isThere !== true) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}
