import type { Dialect } from 'kysely';
import type { Logger } from '../../log.ts';
import { appliedMigrations } from '../applied-migrations.ts';
import { claimFolder } from '../embedded/data-folder.ts';
import { type EmbeddedDatabase, openClaimed } from '../embedded/embedded.ts';
import { type Migrations, migrate, UpgradeError, upgradeFailed } from '../migrate.ts';
import type { Database } from '../transaction.ts';
import { finishRestoration, restoreSnapshot, takeSnapshot } from './snapshots.ts';
import { interruptedUpgrade, markUpgrade, unmarkUpgrade } from './upgrade-mark.ts';

export interface OpenEmbedded {
  embedded: EmbeddedDatabase;
  db: Database;
}

type CreateDb = (dialect: Dialect) => Database;

/**
 * Opens the embedded database and brings its tables up to date, after a snapshot of the closed database.
 * @throws UpgradeError if a migration fails, after restoring the snapshot
 */
export function openUpgraded(
  dataDir: string,
  migrations: Migrations,
  createDb: CreateDb,
  log: Logger,
): Promise<OpenEmbedded> {
  return claimed(dataDir, async () => {
    const database = await openOrGoBack(dataDir, createDb, log);
    try {
      const first = await firstPending(database.db, migrations);
      if (first !== null) {
        await database.embedded.close();
        return await upgrade(dataDir, first, migrations, createDb, log);
      }
      // A new database has nothing to keep.
      await migrate(database.db, migrations);
      unmarkUpgrade(dataDir);
      return database;
    } catch (error) {
      await database.embedded.close();
      throw error;
    }
  });
}

/** Opens the embedded database with the tables that it has. */
export function openAsIs(dataDir: string, createDb: CreateDb): Promise<OpenEmbedded> {
  return claimed(dataDir, () => open(dataDir, createDb));
}

/** Keeps the folder locked until the database is closed. */
async function claimed(
  dataDir: string,
  openDatabase: () => Promise<OpenEmbedded>,
): Promise<OpenEmbedded> {
  const unlock = claimFolder(dataDir);
  try {
    finishRestoration(dataDir);
    const { embedded, db } = await openDatabase();
    const close = async () => {
      await embedded.close();
      unlock();
    };
    return { embedded: { ...embedded, close }, db };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function open(dataDir: string, createDb: CreateDb): Promise<OpenEmbedded> {
  const embedded = await openClaimed(dataDir);
  return { embedded, db: createDb(embedded.dialect) };
}

/** A database that an interrupted upgrade left unusable is replaced by its snapshot. */
async function openOrGoBack(
  dataDir: string,
  createDb: CreateDb,
  log: Logger,
): Promise<OpenEmbedded> {
  try {
    return await open(dataDir, createDb);
  } catch (error) {
    const snapshot = interruptedUpgrade(dataDir);
    if (snapshot === null) throw error;
    log.warn(
      { snapshot },
      'an interrupted upgrade left no usable database: the snapshot is restored',
    );
    restoreSnapshot(dataDir, snapshot, true);
    unmarkUpgrade(dataDir);
    return open(dataDir, createDb);
  }
}

/** The first migration that an existing database lacks; null for none, and for a new database. */
async function firstPending(db: Database, migrations: Migrations): Promise<string | null> {
  const applied = await appliedMigrations(db);
  if (applied.length === 0) return null;
  const names = Object.keys(migrations).toSorted();
  // `migrate` refuses a newer database.
  if (applied.some((name) => !names.includes(name))) return null;
  return names.find((name) => !applied.includes(name)) ?? null;
}

async function upgrade(
  dataDir: string,
  first: string,
  migrations: Migrations,
  createDb: CreateDb,
  log: Logger,
): Promise<OpenEmbedded> {
  const snapshot = snapshotBefore(dataDir, first);
  markUpgrade(dataDir, snapshot);
  log.info({ snapshot }, 'upgrading the database');
  const database = await open(dataDir, createDb);
  try {
    await migrate(database.db, migrations);
  } catch (error) {
    // A crashed database can't be closed.
    await database.embedded.close().catch(() => undefined);
    restoreSnapshot(dataDir, snapshot, false);
    unmarkUpgrade(dataDir);
    throw error instanceof UpgradeError ? error : upgradeFailed('', error);
  }
  unmarkUpgrade(dataDir);
  return database;
}

function snapshotBefore(dataDir: string, migration: string): string {
  try {
    return takeSnapshot(dataDir, migration);
  } catch (error) {
    throw new UpgradeError(
      `DATA_DIR: no snapshot could be taken before the upgrade (${String(error)}). The database is unchanged: make room, ` +
        'and start again.',
      error,
    );
  }
}
