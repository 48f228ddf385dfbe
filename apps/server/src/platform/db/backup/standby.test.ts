import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { TestPostgres } from '../../../../../../tools/postgres/postgres.ts';
import { contentOf, openEmpty, typedMigrations } from '../../../testing/backup/typed-tables.ts';
import { createLog } from '../../log.ts';
import { connectDatabase, openDatabase } from '../database.ts';
import { loadBackup } from './load.ts';
import { inspectBackup } from './read.ts';
import { writeBackup } from './write.ts';

it.runIf(inject('postgresUrl') !== null)(
  'a standby is backed up without unlogged rows',
  async () => {
    const primary = await TestPostgres.start();
    if (!primary) throw new Error('PostgreSQL is installed');
    onTestFinished(() => primary.stop());
    const folder = mkdtempSync(join(tmpdir(), 'savet-standby-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'backup.gz');
    const log = createLog('silent');
    const source = await openDatabase({ url: primary.url }, log, typedMigrations);
    onTestFinished(() => source.close());
    const standby = await primary.startStandby();
    onTestFinished(() => standby.stop());
    await sql`insert into parents default values`.execute(source.db);
    await sql`insert into counts values ('a', 1)`.execute(source.db);
    const copy = await connectDatabase({ url: standby.url }, log);
    onTestFinished(() => copy.close());
    await expect
      .poll(async () => (await sql`select from parents`.execute(copy.db)).rows.length)
      .toBe(1);

    await writeBackup(copy, path, { files: [], secretMark: 'mark' });
    const target = await openEmpty('embedded');
    onTestFinished(() => target.close());
    await loadBackup(target.db, await inspectBackup(path), typedMigrations);
    await sql`delete from counts`.execute(source.db);
    expect(await contentOf(target.db)).toEqual(await contentOf(source.db));
  },
);
