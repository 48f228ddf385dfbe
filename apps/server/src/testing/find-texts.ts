import { sql } from 'kysely';
import type { Database } from '../platform/db/transaction.ts';

/** The columns of all tables, as `table.column`, that contain one of the texts, in any case. */
export async function columnsWith(db: Database, texts: readonly string[]): Promise<string[]> {
  const patterns = texts.map((text) => `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`);
  const found: string[] = [];
  for (const { table, column } of await listColumns(db)) {
    const { rows } = await sql<{ found: boolean }>`
      select exists (
        select 1 from ${sql.table(table)}
        where lower(${sql.ref(column)}::text) like any (array[${sql.join(patterns)}])
      ) as found`.execute(db);
    if (rows[0]?.found) found.push(`${table}.${column}`);
  }
  return found;
}

/** Every table but the list of migrations. */
export async function listTables(db: Database): Promise<string[]> {
  return [...new Set((await listColumns(db)).map(({ table }) => table))];
}

async function listColumns(db: Database): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select columns.table_name as "table", columns.column_name as "column"
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and columns.table_name not like 'kysely%'
    order by 1, 2`.execute(db);
  return rows;
}
