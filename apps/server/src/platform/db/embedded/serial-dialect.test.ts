import { Session } from 'node:inspector/promises';
import type { PGlite } from '@electric-sql/pglite';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../../log.ts';
import { connectDatabase, type OpenDatabase } from '../database.ts';
import { marked, replan } from '../plans/kept-plan.ts';
import { startInMemory } from './embedded.ts';

type Notes = { notes: { id: number; text: string } };

let pglite: PGlite;
let database: OpenDatabase;
let db: Kysely<Notes>;

beforeAll(async () => {
  pglite = await startInMemory();
});
afterAll(() => pglite.close());
beforeEach(async () => {
  await pglite.exec('drop table if exists notes; create table notes (id int8, text text)');
  await open();
  return database.close;
});

describe('the one connection of an embedded database', () => {
  it('calls PGlite once for a statement', async () => {
    const calls = vi.spyOn(pglite, 'execProtocolRawStream');
    for (const id of [1, 2, 3, 4]) {
      await db.insertInto('notes').values({ id, text: 'a note' }).execute();
      expect(calls).toHaveBeenCalledTimes(id);
    }
    calls.mockRestore();
    expect(await db.selectFrom('notes').select('id').execute()).toHaveLength(4);
  });

  it('keeps nothing of what was read', async () => {
    const before = await heapInUse();
    for (let query = 0; query < 50; query += 1) {
      await sql`select repeat('x', 1000000)`.execute(db);
    }
    expect((await heapInUse()) - before).toBeLessThan(10_000_000);
  });

  it('goes on after a statement that fails', async () => {
    for (const id of [1, 2, 3]) {
      const divided = sql`select ${id} / 0`.execute(db);
      await expect(divided).rejects.toMatchObject({ code: '22012' });
      expect(await read(id)).toEqual([]);
    }
  });

  it('is free for the next one when an earlier user of PGlite has closed', async () => {
    await read(1);
    await database.close();
    await expect(read(1)).rejects.toThrow('the database is closed');
    await open();
    expect(await read(1)).toEqual([]);
  });

  it('fails, and does not end the process, when PGlite has ended', async () => {
    const own = await startInMemory();
    const { db: lost } = await connectDatabase({ pglite: own }, createLog('silent'));
    await own.close();
    for (let query = 0; query < 2; query += 1) {
      await expect(sql`select 1`.execute(lost)).rejects.toThrow();
    }
  });
});

describe('a statement whose plan is kept', () => {
  const find = (id: number) =>
    db.executeQuery<{ text: string }>(
      marked(sql<{ text: string }>`select text from notes where id = ${id}`.compile(db)),
    );

  it('is parsed once', async () => {
    for (const id of [1, 2, 3]) await find(id);
    await read(1);
    const { rows } = await pglite.query('select statement from pg_prepared_statements');
    expect(rows).toEqual([{ statement: 'select text from notes where id = $1 /* kept plan */' }]);
  });

  it('goes on after it has failed', async () => {
    const divide = (by: number) =>
      db.executeQuery(marked(sql`select 1 / ${by}::int4 as one`.compile(db)));
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect((await divide(1)).rows).toEqual([{ one: 1 }]);
  });

  it('is parsed anew by the next user of PGlite', async () => {
    await find(1);
    await database.close();
    await open();
    expect((await find(1)).rows).toEqual([]);
  });

  it('is planned anew for a table that has grown', async () => {
    await pglite.exec(
      `create index notes_by_id on notes (id); insert into notes values (1, 'a note'); analyze notes`,
    );
    // Only from the sixth time on is a plan kept.
    for (let time = 0; time < 6; time += 1) await find(1);
    await pglite.exec(`insert into notes select n, 'a note' from generate_series(2, 10000) n`);
    expect(await planKept()).toContain('Seq Scan');
    await replan(database.db);
    expect(await planKept()).toContain('notes_by_id');
  });
});

/** The plan of the one kept statement. */
async function planKept(): Promise<string> {
  const { rows } = await pglite.query('explain execute "kept-0" (1)');
  return JSON.stringify(rows);
}

/** Bytes that are still in use after a garbage collection. */
async function heapInUse(): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
  return process.memoryUsage().heapUsed;
}

async function open(): Promise<void> {
  database = await connectDatabase({ pglite }, createLog('silent'));
  db = database.db.$extendTables<Notes>();
}

function read(id: number): Promise<unknown[]> {
  return db.selectFrom('notes').selectAll().where('id', '=', id).execute();
}
