import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { freePort } from '../../../../../../tools/test-server/free-port.ts';
import { quickFolder } from '../../../../../../tools/test-server/quick-folder.ts';
import { createPostgresDatabase } from '../../../testing/postgres-database.ts';
import { fillFolder, startAndKill, versionOf } from '../../../testing/upgrades/kill-upgrade.ts';
import { failingUpgrade, slowUpgrade } from '../../../testing/upgrades/migrations.ts';
import { createLog } from '../../log.ts';
import { connectDatabase, openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { restoreSnapshot, takeSnapshot } from './snapshots.ts';
import { markUpgrade } from './upgrade-mark.ts';

const log = createLog('silent');
const postgresUrl = inject('postgresUrl');
/** Longer than an upgrade takes. */
const LONG_MS = 120_000;

let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = quickFolder();
  dataDir = join(folder, 'data');
  await fillFolder(join(folder, 'filled'));
});
beforeEach(reset);
afterAll(() => rmSync(folder, { recursive: true }));

function reset(): void {
  rmSync(dataDir, { recursive: true, force: true });
  cpSync(join(folder, 'filled'), dataDir, { recursive: true });
}

const snapshots = () => readdirSync(join(dataDir, 'snapshots'));

it('takes no snapshot without an upgrade', async () => {
  await (await openDatabase({ dataDir }, log)).close();
  expect(readdirSync(dataDir)).not.toContain('snapshots');
});

it('takes a snapshot before an upgrade, which is a way back', async () => {
  await (await openDatabase({ dataDir }, log, slowUpgrade)).close();
  expect(await versionOf(dataDir)).toBe('new');
  const [name = '', ...others] = snapshots();
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z-before-9998-slow$/);
  expect(others).toEqual([]);
  expect(readdirSync(dataDir)).not.toContain('upgrading');
  rmSync(join(dataDir, 'database'), { recursive: true });
  renameSync(join(dataDir, 'snapshots', name), join(dataDir, 'database'));
  expect(await versionOf(dataDir)).toBe('old');
});

it('keeps the last two snapshots, and none that is not complete', () => {
  mkdirSync(join(dataDir, 'snapshots', 'half.partial'), { recursive: true });
  const names = [1, 2, 3].map((day) => takeSnapshot(dataDir, 'm', new Date(`2026-01-0${day}`)));
  expect(snapshots()).toEqual(names.slice(1));
});

it('does not begin an upgrade without a snapshot', async () => {
  writeFileSync(join(dataDir, 'snapshots'), 'in the way');
  await expect(openDatabase({ dataDir }, log, slowUpgrade)).rejects.toThrow(
    /^DATA_DIR: no snapshot could be taken before the upgrade \([^\n]+make room, and start again\.$/,
  );
  rmSync(join(dataDir, 'snapshots'));
  expect(await versionOf(dataDir)).toBe('old');
});

it('restores the snapshot after a failed migration, and says so in one line', async () => {
  await expect(openDatabase({ dataDir }, log, failingUpgrade)).rejects.toThrow(
    /^The upgrade failed at the migration 9999-failing \(division by zero\)\. The database is as it was before: [^\n]+$/,
  );
  expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'lock', 'snapshots']);
  expect(snapshots()).toEqual([]);
  expect(await versionOf(dataDir)).toBe('old');
});

it('exits with a failure that an operator understands', async () => {
  const port = await freePort();
  const env = { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' };
  const script = 'apps/server/src/testing/upgrades/start.ts';
  const line: unknown = expect.stringMatching(/^The upgrade failed at [^\n]+\n$/);
  expect(() =>
    execFileSync(process.execPath, [script, 'failing'], { env, encoding: 'utf8', stdio: 'pipe' }),
  ).toThrow(expect.objectContaining({ status: 1, stdout: '', stderr: line }));
  expect(await versionOf(dataDir)).toBe('old');
});

it('refuses the database of a newer version', async () => {
  await (await openDatabase({ dataDir }, log, slowUpgrade)).close();
  await expect(openDatabase({ dataDir }, log)).rejects.toThrow(
    /^The database belongs to a newer Savet \(it has the migration 9998-slow\)/,
  );
});

it('completes a restoration that was interrupted, and keeps what was there', async () => {
  const name = takeSnapshot(dataDir, 'm');
  renameSync(join(dataDir, 'snapshots', name), join(dataDir, 'database.restored'));
  expect(await versionOf(dataDir)).toBe('old');
  expect(snapshots()).toEqual([expect.stringMatching(/-replaced$/)]);
  renameSync(join(dataDir, 'database'), join(dataDir, 'database.restored'));
  expect(await versionOf(dataDir)).toBe('old');
});

it('goes back to the snapshot if an interrupted upgrade left nothing usable', async () => {
  markUpgrade(dataDir, takeSnapshot(dataDir, 'm'));
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), 'torn');
  writeFileSync(join(dataDir, 'database', 'global', 'pg_control'), 'torn');
  expect(await versionOf(dataDir)).toBe('old');
  expect(snapshots()).toEqual([expect.stringMatching(/-replaced$/)]);
});

it('does not go back without an interrupted upgrade', async () => {
  restoreSnapshot(dataDir, takeSnapshot(dataDir, 'm'), true);
  takeSnapshot(dataDir, 'm');
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), 'torn');
  await expect(openDatabase({ dataDir }, log)).rejects.toThrow(/^DATA_DIR: /);
});

it('is whole in the old or the new version after each kill', async () => {
  const begun = performance.now();
  expect(await startAndKill(dataDir, LONG_MS)).toBe(true);
  const whole = performance.now() - begun;
  for (const share of [0.4, 0.7, 0.9]) {
    reset();
    await startAndKill(dataDir, share * whole);
    await versionOf(dataDir);
  }
  await startAndKill(dataDir, LONG_MS);
  expect(await versionOf(dataDir)).toBe('new');
});

it.runIf(postgresUrl !== null)('a failed migration changes nothing on PostgreSQL', async () => {
  const url = await createPostgresDatabase(postgresUrl ?? '', 'migrated');
  await expect(openDatabase({ url }, log, failingUpgrade)).rejects.toThrow(
    /^The upgrade failed at the migration 9999-failing/,
  );
  const { db, close } = await connectDatabase({ url }, log);
  await migrate(db, slowUpgrade);
  await close();
});
