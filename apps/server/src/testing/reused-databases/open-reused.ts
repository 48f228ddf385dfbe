import { openAsBlob } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { type OpenDatabase, openDatabase } from '../../platform/db/database.ts';
import { startInMemory } from '../../platform/db/embedded/embedded.ts';
import { createLog } from '../../platform/log.ts';

interface Reused {
  pglite: PGlite;
  /** Of the schema, when no test had changed it. */
  shape: string;
}

/** Empty databases that no test uses. Starting one takes a second of CPU time, emptying one a twentieth. */
const unused: Reused[] = [];

/**
 * Opens an embedded database with all tables and no rows. Once closed, it is emptied for the next test, unless a test
 * has added a trigger or changed the schema in another way.
 * @param dump tar file of a database with all tables
 */
export async function openReused(dump: string): Promise<OpenDatabase> {
  const reused = unused.pop() ?? (await start(dump));
  const { pglite, shape } = reused;
  const database = await openDatabase({ pglite }, createLog('silent'));
  return {
    ...database,
    close: async () => {
      await database.close();
      if ((await shapeOf(pglite)) !== shape) return pglite.close();
      await empty(pglite);
      unused.push(reused);
    },
  };
}

async function start(dump: string): Promise<Reused> {
  const pglite = await startInMemory(await openAsBlob(dump));
  return { pglite, shape: await shapeOf(pglite) };
}

/** Every table, column, constraint, index, trigger and function. Waits for a running transaction. */
async function shapeOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query(`
    select
      (select array_agg(oid order by oid) from pg_class where relnamespace = 'public'::regnamespace) as relations,
      (select count(*) from pg_attribute where not attisdropped) as columns,
      (select array_agg(oid order by oid) from pg_constraint) as constraints,
      (select array_agg(oid order by oid) from pg_trigger) as triggers,
      (select array_agg(oid order by oid) from pg_proc where pronamespace = 'public'::regnamespace) as functions`);
  return JSON.stringify(rows);
}

/** Removes all rows but the list of migrations. */
async function empty(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
  );
  await pglite.exec(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`);
}
