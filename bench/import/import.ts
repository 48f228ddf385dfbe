import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sampleHashConfig } from '../../apps/server/src/testing/imports/firebase-password.ts';
import { createPostgresDatabase } from '../../apps/server/src/testing/postgres-database.ts';
import { TestPostgres } from '../../tools/postgres/postgres.ts';
import { migratedDataFolder } from '../../tools/test-server/migrated-data-folder.ts';
import type { DatabaseKind } from '../streams/product.ts';
import { type ExportSize, writeLargeExport } from './large-export.ts';

const run = promisify(execFile);
const staff = resolve('apps/server/src/staff.ts');

export interface ImportTimes {
  /** Seconds of the whole command with `--dry-run`, which reads and checks everything: the baseline. */
  reading: number;
  /** Seconds of the import into an empty database. */
  first: number;
  /** Seconds of the same import once more, which adds nothing. */
  again: number;
  /** The first lines of the import's report. */
  report: string[];
}

/** Times `npm run staff -- import-firebase` of a large export, without a running server; null without this kind of database. */
export async function measureImport(
  kind: DatabaseKind,
  size: ExportSize,
): Promise<ImportTimes | null> {
  const postgres = kind === 'postgres' ? await TestPostgres.start() : null;
  if (kind === 'postgres' && !postgres) return null;
  const folder = mkdtempSync(join(tmpdir(), 'savet-import-'));
  try {
    const data = join(folder, 'data');
    if (!postgres) cpSync(await migratedDataFolder(), data, { recursive: true });
    const database = postgres
      ? { DATABASE_URL: await createPostgresDatabase(postgres.url, 'empty') }
      : { DATA_DIR: data };
    const files = await writeLargeExport(folder, size);
    const command = ['import-firebase', ...files, '--hash-config', sampleHashConfig];
    const reading = await timed([...command, '--dry-run'], database);
    const first = await timed(command, database);
    const again = await timed(command, database);
    return {
      reading: reading.seconds,
      first: first.seconds,
      again: again.seconds,
      report: first.output.split('\n').slice(0, 3),
    };
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  }
}

async function timed(command: readonly string[], database: Record<string, string>) {
  const start = performance.now();
  const { stdout } = await run(process.execPath, [staff, ...command], {
    env: {
      ...process.env,
      AUTH_SECRET: 'a secret of the benchmark, and of nothing else',
      ...database,
    },
  });
  return { seconds: (performance.now() - start) / 1_000, output: stdout };
}
