import { openAsBlob } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { type OpenDatabase, openDatabase } from '../platform/db/database.ts';
import { startInMemory } from '../platform/db/embedded.ts';
import { createLog } from '../platform/log.ts';

/** Empty databases that no test uses. Starting one takes a second of CPU time, emptying one a twentieth. */
const unused: PGlite[] = [];

/**
 * Opens an embedded database with all tables and no rows. Once closed, it is emptied for the next test.
 * @param dump tar file of a database with all tables
 */
export async function openReused(dump: string): Promise<OpenDatabase> {
  const pglite = unused.pop() ?? (await startInMemory(await openAsBlob(dump)));
  const database = await openDatabase({ pglite }, createLog('silent'));
  return {
    ...database,
    close: async () => {
      await database.close();
      await empty(pglite);
      unused.push(pglite);
    },
  };
}

/** Waits for a running transaction, and then removes all rows but the list of migrations. */
async function empty(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
  );
  await pglite.exec(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`);
}
