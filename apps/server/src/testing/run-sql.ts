import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** Runs SQL on the database of a server, past the server. The embedded database must not be in use. */
export async function runSql(
  where: { url: string } | { dataDir: string },
  statements: string,
): Promise<void> {
  if ('dataDir' in where) {
    const database = await PGlite.create(join(where.dataDir, 'database'));
    await database.exec(statements);
    await database.close();
    return;
  }
  const client = new pg.Client({ connectionString: where.url });
  await client.connect();
  await client.query(statements);
  await client.end();
}
