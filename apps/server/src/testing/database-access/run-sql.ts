import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

type Row = Record<string, unknown>;

/**
 * Runs SQL on the database of a server, past the server. The embedded database must not be in use.
 * @returns the rows of the last statement
 */
export async function runSql(
  where: { url: string } | { dataDir: string },
  statements: string,
): Promise<Row[]> {
  if ('dataDir' in where) {
    const database = await PGlite.create(join(where.dataDir, 'database'));
    const results = await database.exec(statements);
    await database.close();
    return (results.at(-1)?.rows ?? []) as Row[];
  }
  const client = new pg.Client({ connectionString: where.url });
  await client.connect();
  const results: pg.QueryResult<Row> | pg.QueryResult<Row>[] = await client.query<Row>(statements);
  await client.end();
  return (Array.isArray(results) ? results.at(-1)?.rows : results.rows) ?? [];
}
