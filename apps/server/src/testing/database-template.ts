import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openDatabase } from '../platform/db/database.ts';
import { createLog } from '../platform/log.ts';

const CACHE = resolve(import.meta.dirname, '../../../../.cache/database-template');
const BUILDING = 'building-';
const MIGRATIONS = resolve(import.meta.dirname, '../platform/db/migrations');

/** An embedded database with all tables, cached between runs: migrating takes five times as long as opening. */
export interface DatabaseTemplate {
  /** A data folder, as the server leaves it when it closes. */
  folder: string;
  /** The same as a tar file, which an in-memory database starts from. */
  dump: string;
}

/**
 * Gives `dataDir` an embedded database with all tables, so that a server process started there has nothing to
 * migrate. Call it before the first start, with a folder in which no server has run.
 */
export async function copyMigratedDatabase(dataDir: string): Promise<void> {
  const { folder } = await databaseTemplate();
  cpSync(folder, dataDir, { recursive: true });
}

/** The template of the current migrations; rebuilt when they have changed. */
export async function databaseTemplate(): Promise<DatabaseTemplate> {
  const kept = join(CACHE, version());
  if (!existsSync(kept)) await makeTemplate(kept);
  return { folder: join(kept, 'data'), dump: join(kept, 'dump.tar') };
}

/** Several processes may build it at once; the first to finish wins. */
async function makeTemplate(target: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const building = mkdtempSync(join(CACHE, BUILDING));
  const folder = join(building, 'data');
  await (await openDatabase({ dataDir: folder }, createLog('silent'))).close();
  rmSync(join(folder, 'lock'), { force: true });
  const pglite = await PGlite.create(join(folder, 'database'));
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  writeFileSync(join(building, 'dump.tar'), Buffer.from(await dump.arrayBuffer()));
  try {
    renameSync(building, target);
  } catch (error) {
    rmSync(building, { recursive: true });
    if (!existsSync(target)) throw error;
  }
  removeOutdated(target);
}

function removeOutdated(current: string): void {
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    if (path === current || name.startsWith(BUILDING)) continue;
    rmSync(path, { recursive: true, force: true });
  }
}

/** Changes with everything that the tables depend on. */
function version(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS).toSorted()) {
    hash.update(file).update(readFileSync(join(MIGRATIONS, file)));
  }
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return hash
    .update(readFileSync(join(dirname(pglite), '../package.json')))
    .digest('hex')
    .slice(0, 16);
}
