import { mkdirSync } from 'node:fs';
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
import { syncFolder } from './folder-sync.ts';

/** PostgreSQL's number of the type int8, which drivers hand out as text or bigint by default. */
export const INT8 = 20;
/** How much work a power failure can cost, in milliseconds: PGlite itself never syncs. */
const SYNC_EVERY_MS = 30_000;

export interface EmbeddedDatabase {
  dialect: Dialect;
  listen(channel: string, receive: (payload: string) => void): Promise<void>;
  /** Writes what is in the operating system's cache to the disk. */
  sync(): void;
  close(): Promise<void>;
}

/**
 * Opens the database in `dataDir/database`, or in memory when `dataDir` is null (for tests).
 * @throws FolderInUseError when another process has it open
 */
export async function openEmbedded(dataDir: string | null): Promise<EmbeddedDatabase> {
  if (dataDir) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = dataDir ? lockFolder(dataDir) : () => {};
  const folder = dataDir ? join(dataDir, 'database') : 'memory://';
  const pglite = await PGlite.create(folder, { parsers: { [INT8]: Number } });
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

/** Leaves the queue for the one connection to the driver: Kysely's own stands before the guard. */
class SerialAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Hands the one connection to one user at a time. */
class SerialDriver extends PGliteDriver {
  #last: Promise<void> = Promise.resolve();
  #release: (() => void) | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    this.#release = resolve;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#release?.();
  }
}
