import { CamelCasePlugin, Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Logger } from '../log.ts';
import { openEmbedded } from './embedded.ts';
import { guarded } from './guarded-dialect.ts';
import { migrations } from './migrations/index.ts';
import { openPostgres } from './postgres.ts';
import type { Tables } from './tables.ts';
import type { Database } from './transaction.ts';

/** The one channel of all notifications; their kinds are told apart by the payload. */
export const CHANNEL = 'savet';

export interface OpenDatabase {
  db: Database;
  kind: 'embedded' | 'postgres';
  listen(receive: (payload: string) => void, missed: () => void): Promise<void>;
  /** Makes what was committed safe from a power failure; PostgreSQL does so by itself. */
  sync(): void;
  close(): Promise<void>;
}

/** Opens the database and brings its tables up to date. `dataDir` null keeps it in memory (for tests). */
export async function openDatabase(
  where: { url: string } | { dataDir: string | null },
  log: Logger,
): Promise<OpenDatabase> {
  if ('url' in where) {
    const postgres = openPostgres(where.url, log);
    const db = createKysely(postgres.dialect);
    await migrate(db);
    return {
      db,
      kind: 'postgres',
      listen: (receive, missed) => postgres.listen(CHANNEL, receive, missed),
      sync: () => {},
      close: async () => {
        await postgres.close();
        await db.destroy();
      },
    };
  }
  const embedded = await openEmbedded(where.dataDir);
  const db = createKysely(embedded.dialect);
  await migrate(db);
  return {
    db,
    kind: 'embedded',
    listen: (receive) => embedded.listen(CHANNEL, receive),
    sync: embedded.sync,
    close: embedded.close,
  };
}

function createKysely(dialect: Parameters<typeof guarded>[0]): Database {
  return new Kysely<Tables>({
    dialect: guarded(dialect),
    // The keys inside JSON are the users' data, not column names.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error)
    throw error instanceof Error ? error : new Error('a migration failed', { cause: error });
}
