import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../../../tools/faults/random.ts';
import { loadBackup } from '../../../platform/db/backup/load.ts';
import { inspectBackup } from '../../../platform/db/backup/read.ts';
import { writeBackup } from '../../../platform/db/backup/write.ts';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import { allMigrations, migrate } from '../../../platform/db/migrate.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { kinds, openEmpty } from '../../../testing/backup/typed-tables.ts';
import { databases } from '../../../testing/databases.ts';
import { foldStatistics, readStatistics } from './statistics.store.ts';
import { countEverything } from './testing/full-count.ts';
import { RandomLife } from './testing/random-life.ts';

const STEPS = 240;
const COMPARED_EVERY = 20;
const SEED = Date.now() % 1_000_000;

describe.each(databases)('the statistics on $name', ({ name, open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it(`are a count of all rows, whatever happens (seed ${SEED})`, async () => {
    const { db } = database;
    const life = new RandomLife(db, seededRandom(SEED));
    for (let step = 1; step <= STEPS; step += 1) {
      await life.step();
      if (step % COMPARED_EVERY > 0) continue;
      const today = new Date();
      expect(await readStatistics(db, today)).toEqual(await countEverything(db, today));
    }
    const { users, days } = await readStatistics(db, new Date());
    expect(users).toBeGreaterThan(STEPS / 20);
    expect(
      days.filter(({ active, failures }) => active > 0 && failures > 0).length,
    ).toBeGreaterThan(1);
  });

  it('stay so when the changes are added up, which leaves a row for each count', async () => {
    const { db } = database;
    const before = await readStatistics(db, new Date());
    await foldStatistics(db);
    expect(await readStatistics(db, new Date())).toEqual(before);
    const { rows } = await sql<{ rows: number; counts: number; oldest: boolean }>`
      select count(*) as rows, count(distinct (day, metric)) as counts,
        bool_and(day >= current_date - 60) as oldest from statistics`.execute(db);
    expect(rows).toEqual([{ rows: rows[0]?.counts, counts: rows[0]?.counts, oldest: true }]);
  });

  it('stay so when everything happens at once, without any order', async () => {
    const { db } = database;
    const ask = (uid: string, daysAgo: number) =>
      sql`
      insert into queries (query_id, uid, allowance, purpose, state, reason, created_at)
      values (${crypto.randomUUID()}, ${uid}, 'free', 'answer', 'given_back', 'failed',
        now() - ${daysAgo} * interval '1 day')`.execute(db);
    // New ones at a second try, too.
    const uids = Array.from({ length: 4 }, () => `at-once-${crypto.randomUUID()}`);
    for (const uid of uids) {
      await sql`insert into auth_users (id, name, email) values (${uid}, '', ${uid})`.execute(db);
      await sql`insert into users (uid, revision) values (${uid}, 1)`.execute(db);
    }
    await Promise.all([
      ...uids.flatMap((uid) => [0, 0, 3, 3, 8, 8].map((daysAgo) => ask(uid, daysAgo))),
      ...[1, 2, 3].map(() => foldStatistics(db)),
      sql`delete from auth_users where id in (select uid from users where uid like 'life-%' limit 5)`.execute(
        db,
      ),
    ]);
    const today = new Date();
    expect(await readStatistics(db, today)).toEqual(await countEverything(db, today));
  });

  it('are put right by counting anew', async () => {
    const { db } = database;
    await sql`insert into statistics (day, metric, amount) values ('infinity', 'pro', 7)`.execute(
      db,
    );
    const today = new Date();
    expect(await readStatistics(db, today)).not.toEqual(await countEverything(db, today));
    await sql`select recount_statistics()`.execute(db);
    expect(await readStatistics(db, today)).toEqual(await countEverything(db, today));
  });

  it('refuse a query that changes its time or its user', async () => {
    const move = sql`update queries set created_at = created_at - interval '1 day'`;
    await expect(move.execute(database.db)).rejects.toThrow('a query keeps its user and its time');
  });

  it('are the same after a backup is restored', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'savet-statistics-'));
    const restored = await openEmpty(name);
    try {
      const path = join(folder, 'backup.gz');
      await writeBackup(database, path, { files: [], secretMark: 'mark' });
      await loadBackup(restored.db, await inspectBackup(path), allMigrations);
      const today = new Date();
      const before = await readStatistics(database.db, today);
      expect(await readStatistics(restored.db, today)).toEqual(before);
      // Triggers count again from then on.
      await sql`insert into auth_users (id, name, email) values ('new', '', 'new')`.execute(
        restored.db,
      );
      await sql`insert into users (uid, revision) values ('new', 1)`.execute(restored.db);
      expect((await readStatistics(restored.db, today)).users).toBe(before.users + 1);
    } finally {
      await restored.close();
      rmSync(folder, { recursive: true });
    }
  });
});

it.each(kinds)('the migration counts what was there before on %s', async (kind) => {
  const { db, close } = await openEmpty(kind);
  try {
    await migrate(db, allMigrations, '0031-chat-imports');
    await inTransaction(db, async (trx) => {
      const numbers = sql`generate_series(1, 80) n`;
      await sql`insert into auth_users (id, name, email) select 'u' || n, '', 'u' || n from ${numbers}`.execute(
        trx,
      );
      await sql`
        insert into users (uid, plan, billing_cycle, subscription_status, created_at, revision)
        select 'u' || n, case n % 3 when 1 then 'pro' when 2 then 'enterprise' end,
          case n % 4 when 1 then 'monthly' when 2 then 'yearly' end, case n % 2 when 1 then 'active' end,
          now() - n * interval '1 day', 1 from ${numbers}`.execute(trx);
      await sql`
        insert into queries (query_id, uid, allowance, purpose, state, reason, created_at)
        select 'q' || n || '-' || i, 'u' || n, 'free', case n % 3 when 0 then 'summary' else 'answer' end, 'given_back',
          case i when 1 then 'failed' when 2 then 'stopped' end, now() - (n - i * i) * interval '12 hours'
        from ${numbers}, generate_series(1, 4) i`.execute(trx);
    });
    await migrate(db, allMigrations);
    const today = new Date();
    expect(await readStatistics(db, today)).toEqual(await countEverything(db, today));
    await sql`delete from auth_users where id like '%7'`.execute(db);
    expect(await readStatistics(db, today)).toEqual(await countEverything(db, today));
  } finally {
    await close();
  }
});
