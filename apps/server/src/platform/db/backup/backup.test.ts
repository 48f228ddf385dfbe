import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  contentOf,
  kinds,
  laterMigrations,
  openEmpty,
  openFilled,
  typedMigrations,
} from '../../../testing/backup/typed-tables.ts';
import type { OpenDatabase } from '../database.ts';
import { type Migrations, migrate } from '../migrate.ts';
import { loadBackup } from './load.ts';
import { inspectBackup } from './read.ts';
import { writeBackup } from './write.ts';

const crossings = kinds.flatMap((from) => kinds.map((to) => ({ from, to })));

let folder: string;
let path: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'savet-backup-'));
});
beforeEach(() => {
  path = join(folder, `${crypto.randomUUID()}.gz`);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A backup that the test may change. */
async function takeBackup(): Promise<void> {
  const database = await openFilled('embedded');
  await writeBackup(database, path, { files: [], secretMark: 'mark' });
  await database.close();
}

async function load(into: OpenDatabase, by: Migrations = typedMigrations): Promise<void> {
  await loadBackup(into.db, await inspectBackup(path), by);
}

describe.each(crossings)('a backup of $from, restored into $to', ({ from, to }) => {
  it('has every value of every type, and the sequences go on', async () => {
    const source = await openFilled(from);
    // Formats of the session do not matter.
    await sql`set timezone to 'Asia/Tokyo'`.execute(source.db);
    await writeBackup(source, path, { files: [], secretMark: 'mark' });
    const target = await openEmpty(to);
    await load(target);
    await sql`set timezone to 'UTC'`.execute(source.db);
    await sql`set timezone to 'UTC'`.execute(target.db);
    expect(await contentOf(target.db)).toEqual(await contentOf(source.db));
    const { rows } = await sql`insert into parents default values returning id::text`.execute(
      target.db,
    );
    expect(rows).toEqual([{ id: '4' }]);
    await source.close();
    await target.close();
  });
});

describe.each(kinds)('a backup on %s', (kind) => {
  it('shows one moment, while others write', async () => {
    const source = await openFilled(kind);
    let stop = false;
    const writing = (async () => {
      let count = 0;
      while (!stop) {
        count += 1;
        // In memory, queries alone would leave no turn to the file.
        await new Promise(setImmediate);
        await sql`insert into counts values (${`added${count}`}, 0)`.execute(source.db);
        await sql`update counts set "count of all" = "count of all" + 1`.execute(source.db);
      }
      return count;
    })();
    await writeBackup(source, path, { files: [], secretMark: 'mark' });
    stop = true;
    await writing;
    const target = await openEmpty('embedded');
    await load(target);
    const { rows } = await sql<{ rounds: number; added: number }>`
      select (select "count of all" from counts where key = 'k0') as rounds,
        count(*)::int4 as added from counts where key like 'added%'`.execute(target.db);
    const [{ rounds, added } = { rounds: 0, added: 0 }] = rows;
    // An insert comes before its update.
    expect(added - rounds).toBeOneOf([0, 1]);
    await source.close();
    await target.close();
  });

  it('is migrated further by a newer version', async () => {
    await takeBackup();
    const target = await openEmpty(kind);
    await load(target, laterMigrations);
    const { rows } = await sql`select distinct later from counts`.execute(target.db);
    expect(rows).toEqual([{ later: 'later' }]);
    await target.close();
  });

  it('is refused by an older version, which changes nothing', async () => {
    await takeBackup();
    const target = await openEmpty(kind);
    const { '0001-things': only } = typedMigrations;
    await expect(load(target, only ? { '0001-things': only } : {})).rejects.toThrow(
      /newer Savet \(this one does not know 0002-more\)/,
    );
    const { rows } = await sql`select 1 from pg_tables where schemaname = 'public'`.execute(
      target.db,
    );
    expect(rows).toEqual([]);
    await target.close();
  });

  it('is refused by a database with rows, and accepted by one with empty tables', async () => {
    await takeBackup();
    const target = await openEmpty(kind);
    await migrate(target.db, typedMigrations, '0001-things');
    await sql`insert into parents (name) values ('mine')`.execute(target.db);
    await expect(load(target)).rejects.toThrow('not empty: the table parents has rows');
    await sql`delete from parents`.execute(target.db);
    await load(target);
    await target.close();
  });

  it('is refused by a database with the tables of another program', async () => {
    await takeBackup();
    const target = await openEmpty(kind);
    await sql`create table notes (text text)`.execute(target.db);
    await expect(load(target)).rejects.toThrow('tables of another version or program');
    await target.close();
  });

  it('leaves nothing behind if the rows are not those of the backup', async () => {
    await takeBackup();
    const target = await openEmpty(kind);
    const backup = await inspectBackup(path);
    backup.totals.tables['counts'] = { rows: 250, sum: '0' };
    await expect(loadBackup(target.db, backup, typedMigrations)).rejects.toThrow(
      'The table counts differs',
    );
    const { rows } =
      await sql`select 1 from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
        target.db,
      );
    expect(rows).toEqual([]);
    await target.close();
  });
});
