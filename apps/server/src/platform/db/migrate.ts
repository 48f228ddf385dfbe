import { type Migration, Migrator } from 'kysely/migration';
import { migrations as allMigrations } from './migrations/index.ts';
import type { Database } from './transaction.ts';

/** Migrations by name. Tests have their own. */
export type Migrations = Record<string, Migration>;

export { allMigrations };

/**
 * Brings the tables up to date, or to an earlier migration if they have not reached it. A failure changes nothing.
 * @param target the last migration to run; all when absent
 */
export async function migrate(
  db: Database,
  migrations: Migrations,
  target?: string,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } =
    target === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(target);
  if (error)
    throw error instanceof Error ? error : new Error('a migration failed', { cause: error });
}
