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
    return results.at(-1)?.rows ?? [];
  }
  const client = new pg.Client({ connectionString: where.url });
  await client.connect();
  // The type knows only one statement.
  const results: unknown = await client.query<Row>(statements);
  await client.end();
  const all = (Array.isArray(results) ? results : [results]) as pg.QueryResult<Row>[];
  return all.at(-1)?.rows ?? [];
}
