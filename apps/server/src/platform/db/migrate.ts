import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { appliedMigrations } from './applied-migrations.ts';
import { isDatabaseUnavailable } from './availability.ts';
import { migrations as allMigrations } from './migrations/index.ts';
import type { Database } from './transaction.ts';

/** Migrations by name. Tests have their own. */
export type Migrations = Record<string, Migration>;

export { allMigrations };

/** The database can't be brought up to date, and is as it was before. The message is a line for the operator. */
export class UpgradeError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UpgradeError';
  }
}

/**
 * Brings the tables up to date, or to an earlier migration if they have not reached it. A failure changes nothing.
 * @param target the last migration to run; all when absent
 * @throws UpgradeError if a migration fails, or if the tables belong to a newer version
 */
export async function migrate(
  db: Database,
  migrations: Migrations,
  target?: string,
): Promise<void> {
  const provider = { getMigrations: async () => afterWrites(migrations) };
  const migrator = new Migrator({ db, provider });
  const { error, results } =
    target === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(target);
  if (!error) return;
  const cause = error instanceof Error ? error : new Error('a migration failed', { cause: error });
  if (isDatabaseUnavailable(cause)) throw cause;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  if (failed !== undefined) {
    throw upgradeFailed(` at the migration ${failed}`, cause);
  }
  if (!db.isTransaction) await requireKnown(db, migrations);
  throw cause;
}

/**
 * Migrations that begin when no server is writing documents, and let none begin: their transactions take tables in
 * different orders, but the revisions first, and would deadlock with a migration.
 */
function afterWrites(migrations: Migrations): Migrations {
  const changed = Object.entries(migrations).map(([name, migration]) => {
    const up = async (db: Kysely<unknown>) => {
      const { rows } = await sql<{ isThere: boolean }>`
        select to_regclass('revisions') is not null as "isThere"`.execute(db);
      if (rows[0]?.isThere) await sql`lock table revisions in share row exclusive mode`.execute(db);
      await migration.up(db);
    };
    return [name, { ...migration, up }] as const;
  });
  return Object.fromEntries(changed);
}

export function upgradeFailed(place: string, cause: unknown): UpgradeError {
  return new UpgradeError(
    `The upgrade failed${place} (${reasonOf(cause)}). The database is as it was before: start the earlier version of Savet ` +
      'again, and report this line.',
    cause,
  );
}

async function requireKnown(db: Database, migrations: Migrations): Promise<void> {
  const unknown = (await appliedMigrations(db)).find((name) => !Object.hasOwn(migrations, name));
  if (unknown === undefined) return;
  throw new UpgradeError(
    `The database belongs to a newer Savet (it has the migration ${unknown}). Install that version again, or go back to a ` +
      'backup or snapshot (docs/operations.md, "Upgrade").',
  );
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0] ?? '';
}
