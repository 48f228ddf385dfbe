import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Dialect } from 'kysely';
import { GroupSync } from '../durability/group-sync.ts';
import type pg from '../pg.ts';
import { syncTree } from '../sync-files.ts';
import { DATABASE_FOLDER, DataFolderError } from './data-folder.ts';
import { SerialDialect } from './serial-dialect.ts';
import { connectTo } from './wire.ts';

/** PGlite starts PostgreSQL with this option, which turns `fsync` off. */
const NO_FSYNC = '-F';
/** An eighth of the default, which was most of the memory of a server at rest; the system caches the files besides. */
const SHARED_BUFFERS = '16MB';

export interface EmbeddedDatabase {
  dialect: Dialect;
  listen(channel: string, receive: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database in `dataDir/database`, a folder that this process has claimed.
 * @throws DataFolderError when it can't be opened
 */
export async function openClaimed(dataDir: string): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, DATABASE_FOLDER);
  const wal = new GroupSync();
  let pglite: PGlite;
  let client: pg.Client;
  try {
    // The files themselves are readable for everybody, and the data folder can be one that existed before.
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o700);
    // PostgreSQL refuses to start with an empty one, which a kill leaves at the wrong moment. The folder is ours alone.
    rmSync(join(folder, 'postmaster.pid'), { force: true });
    const isNew = !existsSync(join(folder, 'PG_VERSION'));
    pglite = await startSynced(folder, wal);
    client = await connectTo(pglite);
    if (isNew) syncTree(dataDir);
  } catch (error) {
    throw new DataFolderError(dataDir, error);
  }
  const dialect = new SerialDialect(client, wal);
  return {
    dialect,
    listen: (channel, receive) => listen(client, dialect, channel, receive),
    close: async () => {
      if (!pglite.closed) await pglite.close();
      await wal.done();
    },
  };
}

/** Opens a running PGlite, which keeps running when this database closes: tests use it one after another. */
export async function borrowEmbedded(pglite: PGlite): Promise<EmbeddedDatabase> {
  const client = await connectTo(pglite);
  // PGlite has one session for all that borrow it.
  await client.query('unlisten *; deallocate all');
  const dialect = new SerialDialect(client);
  return {
    dialect,
    listen: (channel, receive) => listen(client, dialect, channel, receive),
    close: async () => {
      dialect.close();
      await client.end();
    },
  };
}

async function listen(
  client: pg.Client,
  dialect: SerialDialect,
  channel: string,
  receive: (payload: string) => void,
): Promise<void> {
  client.on('notification', (message) => receive(message.payload ?? ''));
  await dialect.run(`listen ${channel}`);
}

/** @param dump the data folder as a tar file, which a new database starts from */
export async function startInMemory(dump?: Blob): Promise<PGlite> {
  const { PGlite } = await loadPglite();
  return PGlite.create('memory://', dump ? { loadDataDir: dump } : {});
}

/** A server with PostgreSQL has no use for the library. */
function loadPglite(): Promise<typeof import('@electric-sql/pglite')> {
  return import('@electric-sql/pglite');
}

async function startSynced(folder: string, wal: GroupSync): Promise<PGlite> {
  const { PGlite } = await loadPglite();
  const { SyncedFiles } = await import('../durability/synced-files.ts');
  return PGlite.create({
    fs: new SyncedFiles(folder, wal),
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== NO_FSYNC),
      // PGlite ignores the default, `fdatasync`.
      '-c',
      'wal_sync_method=fsync',
      '-c',
      `shared_buffers=${SHARED_BUFFERS}`,
    ],
  });
}
