import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases, embedded } from '../../testing/databases.ts';
import { claimResult, readResult, saveResult } from './call-result.store.ts';
import { checkpointAfter } from './durability/checkpoints.ts';
import type { Database } from './transaction.ts';
import { vacuum } from './vacuum.ts';

async function save(db: Database, actor: string, key: string, bytes: number): Promise<void> {
  const id = { actor, call: 'updateUser', key };
  await claimResult(db, { ...id, fingerprint: 'f' });
  // Random, so that it can't be compressed.
  await saveResult(db, id, { status: 200, body: { text: randomBytes(bytes / 2).toString('hex') } });
}

describe.each(databases)('space on $name', ({ open }) => {
  it('keeps at most a few megabytes of saved results for each actor, the newest', async () => {
    const { db, close } = await open();
    await save(db, 'other', 'k', 100_000);
    for (let index = 0; index < 14; index += 1) await save(db, 'busy', `k${index}`, 1_000_000);
    const saved = (actor: string, key: string) =>
      readResult(db, { actor, call: 'updateUser', key }).then((result) => result !== null);
    expect(await saved('busy', 'k13')).toBe(true);
    expect(await saved('busy', 'k0')).toBe(false);
    expect(await saved('other', 'k')).toBe(true);
    const { bytes } = await db
      .selectFrom('callResults')
      .select(sql<number>`sum(pg_column_size(body))::int4`.as('bytes'))
      .where('actor', '=', 'busy')
      .executeTakeFirstOrThrow();
    expect(bytes).toBeLessThanOrEqual(5_000_000);
    await close();
  });
});

it('the embedded database uses the space of changed rows again', async () => {
  const { db, close } = await embedded.open();
  const change = async () => {
    for (let index = 0; index < 500; index += 1) await save(db, 'a', 'k', 4_000);
  };
  const size = async () => {
    const { rows } = await sql<{ size: number }>`
      select pg_total_relation_size('call_results')::int4 as size`.execute(db);
    return rows[0]?.size ?? 0;
  };
  await change();
  const once = await size();
  await vacuum(db);
  await change();
  await vacuum(db);
  await change();
  expect(await size()).toBeLessThan(1.3 * once);
  await close();
});

it('the embedded database makes a checkpoint only when its log has grown', async () => {
  const { db, close } = await embedded.open();
  const lastCheckpoint = async () => {
    const { rows } = await sql`select redo_lsn from pg_control_checkpoint()`.execute(db);
    return rows[0];
  };
  await checkpointAfter(db, 0);
  const first = await lastCheckpoint();
  await save(db, 'a', 'k', 100_000);
  await checkpointAfter(db, 10_000_000);
  expect(await lastCheckpoint()).toEqual(first);
  await checkpointAfter(db, 50_000);
  expect(await lastCheckpoint()).not.toEqual(first);
  await close();
});
