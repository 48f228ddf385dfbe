import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import {
  type DatabaseConnection,
  type Dialect,
  PGliteAdapter,
  PGliteDialect,
  PGliteDriver,
} from 'kysely';
import { GroupSync } from './durability/group-sync.ts';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import { syncTree } from './sync-files.ts';

/** PostgreSQL's type id of int8, which drivers return as text or bigint by default. */
export const INT8 = 20;
/** PGlite starts PostgreSQL with this option, which turns `fsync` off. */
const NO_FSYNC = '-F';
/** A quarter of the default, which was most of the memory of a server at rest; the system caches the files besides. */
const SHARED_BUFFERS = '32MB';
const parsers = { [INT8]: Number };

/** The database, in the data folder. */
export const DATABASE_FOLDER = 'database';

/** A message can hold the source of a whole module, in one line. In UTF-16 units. */
const REASON_MAX = 200;

export interface EmbeddedDatabase {
  dialect: Dialect;
  listen(channel: string, receive: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** The data folder, or the database in it, can't be opened. */
export class DataFolderError extends Error {
  constructor(dataDir: string, cause: unknown) {
    const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
    super(`DATA_DIR: ${dataDir} can't be used as the data folder (${reason.slice(0, REASON_MAX)})`);
    this.name = 'DataFolderError';
  }
}

/**
 * Makes and locks the data folder for this process.
 * @returns releases the lock
 * @throws FolderInUseError when another process has it; DataFolderError when it can't be used
 */
export function claimFolder(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return lockFolder(dataDir);
  } catch (error) {
    throw error instanceof FolderInUseError ? error : new DataFolderError(dataDir, error);
  }
}

/**
 * Opens the database in `dataDir/database`, a folder that this process has claimed.
 * @throws DataFolderError when it can't be opened
 */
export async function openClaimed(dataDir: string): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, DATABASE_FOLDER);
  const wal = new GroupSync();
  let pglite: PGlite;
  try {
    // The files themselves are readable for everybody, and the data folder can be one that existed before.
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o700);
    // PostgreSQL refuses to start with an empty one, which a kill leaves at the wrong moment. The folder is ours alone.
    rmSync(join(folder, 'postmaster.pid'), { force: true });
    const isNew = !existsSync(join(folder, 'PG_VERSION'));
    pglite = await startSynced(folder, wal);
    if (isNew) syncTree(dataDir);
  } catch (error) {
    throw new DataFolderError(dataDir, error);
  }
  return {
    dialect: new SerialDialect(pglite, wal),
    listen: async (channel, receive) => {
      await pglite.listen(channel, receive);
    },
    close: async () => {
      if (!pglite.closed) await pglite.close();
      await wal.done();
    },
  };
}

/** Opens a running PGlite, which keeps running when this database closes: tests use it one after another. */
export function borrowEmbedded(pglite: PGlite): EmbeddedDatabase {
  const dialect = new SerialDialect(pglite);
  const stopListening: (() => Promise<void>)[] = [];
  return {
    dialect,
    listen: async (channel, receive) => {
      stopListening.push(await pglite.listen(channel, receive));
    },
    close: async () => {
      dialect.close();
      for (const stop of stopListening) await stop();
    },
  };
}

/** @param dump the data folder as a tar file, which a new database starts from */
export async function startInMemory(dump?: Blob): Promise<PGlite> {
  const { PGlite } = await loadPglite();
  return PGlite.create('memory://', { parsers, ...(dump && { loadDataDir: dump }) });
}

/** A server with PostgreSQL has no use for the library. */
function loadPglite(): Promise<typeof import('@electric-sql/pglite')> {
  return import('@electric-sql/pglite');
}

async function startSynced(folder: string, wal: GroupSync): Promise<PGlite> {
  const { PGlite } = await loadPglite();
  const { SyncedFiles } = await import('./durability/synced-files.ts');
  return PGlite.create({
    fs: new SyncedFiles(folder, wal),
    parsers,
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

class SerialDialect extends PGliteDialect {
  readonly #driver: SerialDriver;

  /** @param wal what a commit has to wait for */
  constructor(pglite: PGlite, wal?: GroupSync) {
    super({ pglite });
    this.#driver = new SerialDriver(pglite, wal);
  }

  override createAdapter(): PGliteAdapter {
    return new SerialAdapter();
  }

  override createDriver(): PGliteDriver {
    return this.#driver;
  }

  /** Lets no more queries through. */
  close(): void {
    this.#driver.isClosed = true;
  }
}

/** Queueing for the one connection is left to the driver: Kysely's own queue would come before the guard. */
class SerialAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Gives the one connection to one query or transaction at a time. */
class SerialDriver extends PGliteDriver {
  isClosed = false;
  readonly #wal: GroupSync | undefined;
  #last: Promise<void> = Promise.resolve();
  #release: (() => void) | undefined;

  constructor(pglite: PGlite, wal: GroupSync | undefined) {
    super({ pglite });
    this.#wal = wal;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const previous = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await previous;
    this.#release = resolve;
    if (this.isClosed) {
      resolve();
      throw new Error('the database is closed');
    }
    return super.acquireConnection();
  }

  /**
   * The next one gets the connection at once, so that commits share a sync. This one, even if it only read, returns when
   * all that it can have written or seen is on disk.
   */
  override async releaseConnection(): Promise<void> {
    this.#release?.();
    await this.#wal?.done();
  }
}
