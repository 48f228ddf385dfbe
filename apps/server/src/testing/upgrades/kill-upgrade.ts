import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../platform/db/database.ts';
import { allMigrations, type Migrations, UpgradeError } from '../../platform/db/migrate.ts';
import { createLog } from '../../platform/log.ts';
import { copyMigratedDatabase } from '../database-template.ts';
import { createNumberedRows, slowUpgrade } from './migrations.ts';

const ROWS = 500;
const log = createLog('silent');
const script = resolve(import.meta.dirname, 'open.ts');

/** A data folder with rows, of the version before the upgrade. */
export async function fillFolder(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  await copyMigratedDatabase(dataDir);
  const { db, close } = await openDatabase({ dataDir }, log);
  await createNumberedRows(db);
  await sql`
    insert into numbered_rows select 'u' || n, n from generate_series(1, ${sql.lit(ROWS)}) n`.execute(
    db,
  );
  await close();
}

/** Starts the later version in a process of its own. @returns whether it ended before it was killed */
export async function startAndKill(dataDir: string, afterMs: number): Promise<boolean> {
  const child = spawn(process.execPath, [script, dataDir], { stdio: 'inherit' });
  const timer = setTimeout(() => child.kill('SIGKILL'), afterMs);
  await once(child, 'exit');
  clearTimeout(timer);
  return child.exitCode === 0;
}

/**
 * Opens the folder with the version from before, and with the later one if it is upgraded.
 * @throws unless it is whole, in one of the two versions
 */
export async function versionOf(dataDir: string): Promise<'old' | 'new'> {
  try {
    await readWhole(dataDir, allMigrations, sql`revision`);
    return 'old';
  } catch (error) {
    if (!(error instanceof UpgradeError && error.message.includes('9998-slow'))) throw error;
  }
  await readWhole(dataDir, slowUpgrade, sql`doubled / 2`);
  return 'new';
}

async function readWhole(
  dataDir: string,
  migrations: Migrations,
  value: ReturnType<typeof sql>,
): Promise<void> {
  const { db, close } = await openDatabase({ dataDir }, log, migrations);
  try {
    const { rows } = await sql<{ good: number; columns: number }>`
      select count(*)::int4 as good,
        (select count(*)::int4 from information_schema.columns
          where table_name = 'numbered_rows') as columns
      from numbered_rows where uid = 'u' || revision and ${value} = revision`.execute(db);
    const columns = migrations === allMigrations ? 2 : 3;
    if (rows[0]?.good === ROWS && rows[0].columns === columns) return;
    throw new Error(`${join(dataDir, 'database')} is not whole: ${JSON.stringify(rows)}`);
  } finally {
    await close();
  }
}
