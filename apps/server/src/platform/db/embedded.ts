import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import {
  type DatabaseConnection,
  type Dialect,
  PGliteAdapter,
  PGliteDialect,
  PGliteDriver,
} from 'kysely';
import { lockFolder } from './folder-lock.ts';

/** PostgreSQL's type id of int8, which drivers return as text or bigint by default. */
export const INT8 = 20;
/** A power failure loses at most this many milliseconds of work: PGlite itself never syncs. */
const SYNC_EVERY_MS = 30_000;

/** Modification time of each file at its last sync. */
const syncedAt = new Map<string, number>();

export interface EmbeddedDatabase {
  dialect: Dialect;
  listen(channel: string, receive: (payload: string) => void): Promise<void>;
  /** Flushes the database files from the operating system's cache to disk. */
  sync(): void;
  close(): Promise<void>;
}

/**
 * Opens the database in `dataDir/database`, or in memory when `dataDir` is null (for tests).
 * @param dump the data folder as a tar file, which a new database starts from
 * @throws FolderInUseError when another process has it open
 */
export async function openEmbedded(dataDir: string | null, dump?: Blob): Promise<EmbeddedDatabase> {
  if (dataDir) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = dataDir ? lockFolder(dataDir) : () => {};
  const folder = dataDir ? join(dataDir, 'database') : 'memory://';
  const pglite = await PGlite.create(folder, {
    parsers: { [INT8]: Number },
    ...(dump && { loadDataDir: dump }),
  });
  const sync = () => {
    if (dataDir) syncFolder(folder);
  };
  const timer = setInterval(sync, SYNC_EVERY_MS).unref();
  return {
    dialect: new SerialDialect({ pglite }),
    listen: async (channel, receive) => {
      await pglite.listen(channel, receive);
    },
    sync,
    close: async () => {
      clearInterval(timer);
      if (!pglite.closed) await pglite.close();
      sync();
      unlock();
    },
  };
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
  readonly #pglite: PGlite;

  constructor(options: { pglite: PGlite }) {
    super(options);
    this.#pglite = options.pglite;
  }

  override createAdapter(): PGliteAdapter {
    return new SerialAdapter();
  }

  override createDriver(): PGliteDriver {
    return new SerialDriver({ pglite: this.#pglite });
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
  #last: Promise<void> = Promise.resolve();
  #release: (() => void) | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    const previous = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await previous;
    this.#release = resolve;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#release?.();
  }
}
