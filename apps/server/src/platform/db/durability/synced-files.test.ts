import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { createLog } from '../../log.ts';
import { connectDatabase } from '../database.ts';
import { GroupSync } from './group-sync.ts';

const folder = mkdtempSync(join(tmpdir(), 'savet-synced-'));
afterEach(() => rmSync(folder, { recursive: true }));

it('stops the process for the log when a page is written, and not when a table grows', async () => {
  const { db, close } = await connectDatabase({ dataDir: folder }, createLog('silent'));
  await sql`create table notes (text text)`.execute(db);
  await sql`checkpoint`.execute(db);
  const stops = vi.spyOn(GroupSync.prototype, 'doneNow');
  for (let note = 0; note < 30; note += 1) {
    // Without a turn of the event loop in between, so that the log is not on disk yet.
    await Promise.all([insert(), insert()]);
  }
  const { rows } = await sql<{ size: number }>`select pg_relation_size('notes') as size`.execute(
    db,
  );
  expect(rows[0]?.size).toBeGreaterThan(10 * 8_192);
  expect(stops).not.toHaveBeenCalled();
  await Promise.all([insert(), sql`checkpoint`.execute(db)]);
  expect(stops).toHaveBeenCalled();
  stops.mockRestore();
  await close();

  function insert(): Promise<unknown> {
    return sql`insert into notes values (${'x'.repeat(1_500)})`.execute(db);
  }
});
