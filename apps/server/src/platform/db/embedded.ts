import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import {
  type DatabaseConnection,
  type Dialect,
  PGliteAdapter,
  PGliteDialect,
  PGliteDriver,
} from 'kysely';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

/** PostgreSQL's type id of int8, which drivers return as text or bigint by default. */
export const INT8 = 20;
/** A power failure loses at most this many milliseconds of work: PGlite itself never syncs. */
const SYNC_EVERY_MS = 30_000;

/** The database, in the data folder. */
export const DATABASE_FOLDER = 'database';

/** A message can hold the source of a whole module, in one line. In UTF-16 units. */
const REASON_MAX = 200;

/** Modification time of each file at its last sync. */
const syncedAt = new Map<string, number>();

export interface EmbeddedDatabase {
  dialect: Dialect;
  listen(channel: string, receive: (payload: string) => void): Promise<void>;
  /** Flushes the database files from the operating system's cache to disk. */
  sync(): void;
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
  let pglite: PGlite;
  try {
    // The files themselves are readable for everybody, and the data folder can be one that existed before.
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o700);
    // PostgreSQL refuses to start with an empty one, which a kill leaves at the wrong moment. The folder is ours alone.
    rmSync(join(folder, 'postmaster.pid'), { force: true });
    pglite = await startPGlite(folder);
  } catch (error) {
    throw new DataFolderError(dataDir, error);
  }
  const sync = () => syncFolder(folder);
  const timer = setInterval(sync, SYNC_EVERY_MS).unref();
  return {
    dialect: new SerialDialect(pglite),
    listen: async (channel, receive) => {
      await pglite.listen(channel, receive);
    },
    sync,
    close: async () => {
      clearInterval(timer);
      if (!pglite.closed) await pglite.close();
      sync();
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
    sync: () => {},
    close: async () => {
      dialect.close();
      for (const stop of stopListening) await stop();
    },
  };
}

/**
 * @param folder where its files are, or `memory://`
 * @param dump the data folder as a tar file, which a new database starts from
 */
export function startPGlite(folder: string, dump?: Blob): Promise<PGlite> {
  return PGlite.create(folder, {
    parsers: { [INT8]: Number },
    ...(dump && { loadDataDir: dump }),
  });
}

/** Syncs every file in `folder` that was written since its last sync. */
function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) syncFile(join(entry.parentPath, entry.name));
  }
}

function syncFile(path: string): void {
  const writtenAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (writtenAt === undefined || syncedAt.get(path) === writtenAt) return;
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
    syncedAt.set(path, writtenAt);
  } finally {
    closeSync(file);
  }
}

class SerialDialect extends PGliteDialect {
  readonly #driver: SerialDriver;

  constructor(pglite: PGlite) {
    super({ pglite });
    this.#driver = new SerialDriver({ pglite });
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
  #last: Promise<void> = Promise.resolve();
  #release: (() => void) | undefined;

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

  override async releaseConnection(): Promise<void> {
    this.#release?.();
  }
}
