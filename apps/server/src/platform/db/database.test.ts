import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { Relay } from '../../testing/database-access/relay.ts';
import { copyMigratedDatabase } from '../../testing/database-template.ts';
import { databases, embedded } from '../../testing/databases.ts';
import { createPostgresDatabase } from '../../testing/postgres-database.ts';
import { createLog } from '../log.ts';
import { CHANNEL, type OpenDatabase, openDatabase } from './database.ts';
import { DataFolderError } from './embedded/data-folder.ts';
import { startInMemory } from './embedded/embedded.ts';
import { FolderInUseError } from './embedded/folder-lock.ts';
import { allMigrations } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { assertOutsideTransaction, inTransaction } from './transaction.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe.each(databases)('the database on $name', ({ open }) => {
  it('refuses the root handle and the network inside a transaction', async () => {
    const { db, close } = await open();
    const work = inTransaction(db, async () => {
      await db.selectFrom('users').selectAll().execute();
    });
    await expect(work).rejects.toThrow('the root database handle was used inside a transaction');
    const nested = inTransaction(db, () => inTransaction(db, async () => undefined));
    await expect(nested).rejects.toThrow('inside a transaction');
    const network = inTransaction(db, async () => assertOutsideTransaction('a request was made'));
    await expect(network).rejects.toThrow('a request was made inside a transaction');
    await close();
  });

  it('runs no other query inside an open transaction', async () => {
    const { db, close } = await open();
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const rolledBack = inTransaction(db, async (trx) => {
      await trx.insertInto('adminEmails').values({ email: 'inside' }).execute();
      begun.resolve();
      await mayEnd.promise;
      throw new Error('rolled back');
    });
    await begun.promise;
    const outside = db.insertInto('adminEmails').values({ email: 'outside' }).execute();
    mayEnd.resolve();
    await expect(rolledBack).rejects.toThrow('rolled back');
    await outside;
    const rows = await db.selectFrom('adminEmails').select('email').execute();
    expect(rows).toEqual([{ email: 'outside' }]);
    await close();
  });
});

it('an empty embedded database gets the same tables as the test template', async () => {
  const pglite = await startInMemory();
  const empty = await openDatabase({ pglite }, createLog('silent'));
  await expectSameTables(empty, await embedded.open());
});

const postgresUrl = inject('postgresUrl');
it.runIf(postgresUrl !== null)('an empty PostgreSQL gets the same tables', async () => {
  const url = await createPostgresDatabase(postgresUrl ?? '', 'empty');
  const empty = await openDatabase({ url }, createLog('silent'));
  await expectSameTables(empty, await embedded.open());
});

it.runIf(postgresUrl !== null)('listens past a pooler', async () => {
  const [url, directUrl] = await Promise.all([
    createPostgresDatabase(postgresUrl ?? '', 'migrated'),
    createPostgresDatabase(postgresUrl ?? '', 'empty'),
  ]);
  const pooled = await openDatabase({ url, directUrl }, createLog('silent'));
  const direct = await openDatabase({ url: directUrl }, createLog('silent'), {});
  const received: string[] = [];
  await pooled.listen(
    (payload) => received.push(payload),
    () => undefined,
  );
  await sql`select pg_notify(${CHANNEL}, 'past the pooler')`.execute(direct.db);
  await expect.poll(() => received).toEqual(['past the pooler']);
  await pooled.close();
  await direct.close();
});

it.runIf(postgresUrl !== null)(
  'leaves no listener that reconnects during the close, and reports nothing after it',
  async () => {
    const url = await createPostgresDatabase(postgresUrl ?? '', 'empty');
    const relay = await Relay.start(url);
    const options = { listenUrl: relay.url, isPooled: true, poolSize: 1, isPatient: false };
    const database = openPostgres(url, options, createLog('silent'));
    const missed = vi.fn();
    const listened = database.listen(CHANNEL, () => undefined, missed);
    const listening = await relay.accepted();
    relay.forward(listening);
    await listened;
    listening.destroy();
    const reconnecting = await relay.accepted();
    await database.close();
    relay.forward(reconnecting);
    // The client ends it.
    await once(reconnecting, 'close');
    relay.stop();
    // Another connection takes longer than the client needs to notice that it has ended.
    await (await openDatabase({ url }, createLog('silent'), {})).close();
    expect(missed).not.toHaveBeenCalled();
  },
);

it.runIf(postgresUrl !== null)('an upgrade of PostgreSQL has no time limit', async () => {
  const limits: unknown[] = [];
  const readLimit = async (db: Kysely<never>) => {
    const { rows } = await sql`select current_setting('statement_timeout') as is`.execute(db);
    limits.push(rows[0]);
  };
  const url = await createPostgresDatabase(postgresUrl ?? '', 'migrated');
  const migrations = { ...allMigrations, '9999-last': { up: readLimit } };
  const { db, close } = await openDatabase({ url }, createLog('silent'), migrations);
  await readLimit(db as unknown as Kysely<never>);
  await close();
  expect(limits).toEqual([{ is: '0' }, { is: '15s' }]);
});

it('an embedded folder is locked for one server, and keeps its data', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'savet-'));
  folders.push(dataDir);
  await copyMigratedDatabase(dataDir);
  const log = createLog('silent');
  const first = await openDatabase({ dataDir }, log);
  await expect(openDatabase({ dataDir }, log)).rejects.toThrow(FolderInUseError);
  await first.db.insertInto('adminEmails').values({ email: 'kept' }).execute();
  await first.close();
  const second = await openDatabase({ dataDir }, log);
  expect(await second.db.selectFrom('adminEmails').select('email').execute()).toEqual([
    { email: 'kept' },
  ]);
  await second.close();
});

it('opens after a kill that left an empty file of the process id', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'savet-pid-'));
  folders.push(dataDir);
  await copyMigratedDatabase(dataDir);
  writeFileSync(join(dataDir, 'database', 'postmaster.pid'), '');
  await (await openDatabase({ dataDir }, createLog('silent'))).close();
});

it('keeps its files from others on the machine, in a folder that existed before too', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'savet-modes-'));
  folders.push(dataDir);
  chmodSync(dataDir, 0o755);
  await copyMigratedDatabase(dataDir);
  chmodSync(join(dataDir, 'database'), 0o755);
  const { close } = await openDatabase({ dataDir }, createLog('silent'));
  expect(statSync(join(dataDir, 'database')).mode & 0o777).toBe(0o700);
  await close();
});

it.each<[string, (dataDir: string) => string]>([
  ['is a file', (dataDir) => join(dataDir, 'file')],
  ['lies below a file', (dataDir) => join(dataDir, 'file', 'below')],
  [
    'holds something else',
    (dataDir) => {
      mkdirSync(join(dataDir, 'database'));
      writeFileSync(join(dataDir, 'database', 'PG_VERSION'), 'not a database');
      return dataDir;
    },
  ],
])('a data folder that %s is refused in one line', async (_, folderIn) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'savet-junk-'));
  folders.push(dataDir);
  writeFileSync(join(dataDir, 'file'), '');
  const opening = openDatabase({ dataDir: folderIn(dataDir) }, createLog('silent'));
  await expect(opening).rejects.toThrow(DataFolderError);
  await expect(opening).rejects.toThrow(/^DATA_DIR: [^\n]{1,400}$/);
});

async function expectSameTables(a: OpenDatabase, b: OpenDatabase): Promise<void> {
  const columns = await columnsOf(a);
  expect(columns.length).toBeGreaterThan(100);
  expect(columns).toEqual(await columnsOf(b));
  await a.close();
  await b.close();
}

async function columnsOf({ db }: OpenDatabase): Promise<unknown[]> {
  const { rows } = await sql`
    select table_name, column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_schema = 'public' order by 1, 2`.execute(db);
  return rows;
}
