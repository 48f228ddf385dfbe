import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, inject, it } from 'vitest';
import { copyMigratedDatabase } from '../../../testing/database-template.ts';
import { createLog } from '../../log.ts';
import { openDatabase } from '../database.ts';
import { type Database, inTransaction } from '../transaction.ts';
import { losePower } from './testing/power-loss.ts';
import { type RecordedDisk, recordDisk } from './testing/recorded-disk.ts';

/** Each takes about a second, on a machine that is not busy. */
const POWER_FAILURES = inject('serversOnPostgres') ? 60 : 3;
/** For each, on a machine that is very busy. */
const PATIENCE_MS = 20_000;
const WRITERS = 4;
const ORDERS_OF_EACH = 25;

interface Acknowledgement {
  id: number;
  /** How many events had been recorded when the writer heard of it. */
  at: number;
}

const log = createLog('silent');
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const timeout = 120_000 + POWER_FAILURES * PATIENCE_MS;
it('keeps every acknowledged transaction through a power failure, and none by half', {
  timeout,
}, async () => {
  const before = makeFolder();
  await copyMigratedDatabase(before);
  const dataDir = makeFolder();
  cpSync(before, dataDir, { recursive: true });
  const disk = recordDisk(dataDir);
  let acknowledged: Acknowledgement[];
  try {
    acknowledged = await work(dataDir, disk);
  } finally {
    disk.stop();
  }
  const begin = acknowledged[0]?.at ?? 0;
  for (let failure = 0; failure < POWER_FAILURES; failure += 1) {
    const at = Math.floor(begin + Math.random() * (disk.events.length - begin));
    const written = [0, 0.5, 1][failure % 3] ?? 0;
    const folder = makeFolder();
    cpSync(before, folder, { recursive: true });
    losePower({ disk, root: dataDir, folder, at, isWritten: () => Math.random() < written });
    const kept = await readOrders(folder);
    const expected = acknowledged.filter((acknowledgement) => acknowledgement.at <= at);
    const lost = expected.filter(({ id }) => !kept.has(id));
    expect(lost, `at event ${at} of ${disk.events.length}, ${written} written`).toEqual([]);
  }
});

/** Several writers at once, with checkpoints and changes of the log's file in between. */
async function work(dataDir: string, disk: RecordedDisk): Promise<Acknowledgement[]> {
  const { db, close } = await openDatabase({ dataDir }, log);
  await sql`create table orders (id int4 primary key, note text)`.execute(db);
  await sql`create table items (order_id int4 primary key)`.execute(db);
  const acknowledged: Acknowledgement[] = [];
  const write = async (writer: number) => {
    for (let count = 0; count < ORDERS_OF_EACH; count += 1) {
      const id = writer * ORDERS_OF_EACH + count;
      await order(db, id);
      acknowledged.push({ id, at: disk.events.length });
      if (id % 37 === 0) await sql`select pg_switch_wal()`.execute(db);
      if (id % 41 === 0) await sql`checkpoint`.execute(db);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  await close();
  return acknowledged;
}

async function order(db: Database, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`insert into orders values (${id}, ${'x'.repeat(500)})`.execute(trx);
    await sql`update orders set note = 'changed' where id = ${id - 1}`.execute(trx);
    await sql`insert into items values (${id})`.execute(trx);
  });
}

/** The orders of a database that starts after a power failure; its tables and their indexes must agree. */
async function readOrders(dataDir: string): Promise<Set<number>> {
  const { db, close } = await openDatabase({ dataDir }, log);
  const ids = async (query: ReturnType<typeof sql<{ id: number }>>) =>
    (await query.execute(db)).rows.map(({ id }) => id);
  const orders = await ids(sql`select id from orders order by id`);
  expect(await ids(sql`select order_id as id from items order by 1`)).toEqual(orders);
  await sql`set enable_seqscan = off`.execute(db);
  await sql`set enable_bitmapscan = off`.execute(db);
  expect(await ids(sql`select id from orders where id >= 0 order by id`)).toEqual(orders);
  await close();
  return new Set(orders);
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'savet-power-'));
  folders.push(folder);
  return folder;
}
