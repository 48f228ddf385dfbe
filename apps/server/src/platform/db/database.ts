import type { PGlite } from '@electric-sql/pglite';
import { type DatabaseConnection, type Dialect, type Driver, Kysely } from 'kysely';
import type { Logger } from '../log.ts';
import { appliedMigrations } from './applied-migrations.ts';
import { borrowEmbedded } from './embedded/embedded.ts';
import { allMigrations, type Migrations, migrate } from './migrate.ts';
import { columnNames, SnakeCaseCompiler } from './names/column-names.ts';
import { openPostgres } from './postgres.ts';
import type { Tables } from './tables.ts';
import { assertOutsideTransaction, type Database } from './transaction.ts';
import { type OpenEmbedded, openAsIs, openUpgraded } from './upgrade/upgrade.ts';

/** The NOTIFY channel for all notifications; the payload names the kind. */
export const CHANNEL = 'savet';

/** Connections of programs that do not set another number. */
const POOL_SIZE = 10;

export interface OpenDatabase {
  db: Database;
  kind: 'embedded' | 'postgres';
  listen(receive: (payload: string) => void, missed: () => void): Promise<void>;
  close(): Promise<void>;
  /** State of the pool of connections; null for the embedded database, which has none. */
  poolState: (() => Record<'busy' | 'idle' | 'waiting', number>) | null;
}

export type DatabaseLocation =
  // `directUrl` leads past a pooler. A restore is patient: its queries may take as long as they need.
  | { url: string; directUrl?: string | null; poolSize?: number; isPatient?: boolean }
  | { dataDir: string }
  | { pglite: PGlite };

/**
 * Opens the database and brings its tables up to date. Tests provide a running `pglite`, which stays open.
 * @throws UpgradeError if a migration fails: the database is as it was before
 */
export async function openDatabase(
  location: DatabaseLocation,
  log: Logger,
  migrations: Migrations = allMigrations,
): Promise<OpenDatabase> {
  if ('dataDir' in location) {
    return opened(await openUpgraded(location.dataDir, migrations, createKysely, log));
  }
  const database = await connectDatabase(location, log);
  try {
    await upgrade(location, database.db, migrations, log);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A large table needs more time for an index or a count than other queries have, so an upgrade has its own connection. */
async function upgrade(
  location: DatabaseLocation,
  db: Database,
  migrations: Migrations,
  log: Logger,
): Promise<void> {
  const isNeeded = (await appliedMigrations(db)).length < Object.keys(migrations).length;
  if (!('url' in location) || !isNeeded) return migrate(db, migrations);
  const patient = await connectDatabase(
    { url: location.directUrl ?? location.url, isPatient: true },
    log,
  );
  try {
    await migrate(patient.db, migrations);
  } finally {
    await patient.close();
  }
}

/** Opens the database with the tables that it has. */
export async function connectDatabase(
  location: DatabaseLocation,
  log: Logger,
): Promise<OpenDatabase> {
  if ('dataDir' in location) return opened(await openAsIs(location.dataDir, createKysely));
  if ('pglite' in location) {
    const embedded = await borrowEmbedded(location.pglite);
    return opened({ embedded, db: createKysely(embedded.dialect) });
  }
  const { url, directUrl, poolSize = POOL_SIZE, isPatient = false } = location;
  const listenUrl = directUrl ?? url;
  const options = { listenUrl, isPooled: listenUrl !== url, poolSize, isPatient };
  const postgres = openPostgres(url, options, log);
  const db = createKysely(postgres.dialect);
  return {
    db,
    kind: 'postgres',
    listen: (receive, missed) => postgres.listen(CHANNEL, receive, missed),
    poolState: postgres.poolState,
    close: async () => {
      await postgres.close();
      await db.destroy();
    },
  };
}

function opened({ embedded, db }: OpenEmbedded): OpenDatabase {
  return {
    db,
    kind: 'embedded',
    listen: (receive) => embedded.listen(CHANNEL, receive),
    poolState: null,
    close: embedded.close,
  };
}

function createKysely(dialect: Dialect): Database {
  return new Kysely<Tables>({
    dialect: guarded(dialect),
    plugins: [columnNames],
  });
}

/** The dialect with a guard: acquiring a second connection inside a transaction throws. */
function guarded(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => guardDriver(dialect.createDriver()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => new SnakeCaseCompiler(),
  };
}

function guardDriver(driver: Driver): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = (options): Promise<DatabaseConnection> => {
    assertOutsideTransaction('the root database handle was used');
    return acquire(options);
  };
  return driver;
}
