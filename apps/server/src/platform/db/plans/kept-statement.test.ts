import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databases } from '../../../testing/databases.ts';
import { createLog } from '../../log.ts';
import { connectDatabase, type OpenDatabase } from '../database.ts';
import { keptStatement } from './kept-statement.ts';

describe.each(databases)('a kept statement on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('is written once, and gets the values of each call', async () => {
    const write = vi.fn(
      (db: OpenDatabase['db'], { text, times }: { text: string; times: number }) =>
        sql<{ asked: string }>`select repeat(${text}, ${times}) || ${'!'} as asked`.compile(db),
    );
    const repeat = keptStatement(write);
    expect(await repeat(database.db, { text: 'yes', times: 2 })).toEqual([{ asked: 'yesyes!' }]);
    expect(await repeat(database.db, { text: 'да', times: 1 })).toEqual([{ asked: 'да!' }]);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('takes no values that it does not name', async () => {
    const insert = keptStatement((db, values: { uid: string; revision: number }) =>
      db
        .insertInto('revisions')
        .values({ ...values })
        .compile(),
    );
    await expect(insert(database.db, { uid: 'u', revision: 1 })).rejects.toThrow('by its name');
  });
});

const servers = databases.filter(({ name }) => name === 'postgres');

describe.each(servers)('the connections to $name', ({ open }) => {
  it.each([
    ['keep the plan', null, 1],
    [
      'keep none behind a pooler, which would give the statement to another connection',
      'direct',
      0,
    ],
  ])('%s', async (_, direct, count) => {
    const { url, close } = await open();
    const directUrl = direct && `${url}?application_name=${direct}`;
    const database = await connectDatabase(
      { url: url ?? '', directUrl, poolSize: 1 },
      createLog('silent'),
    );
    const one = keptStatement((db) => sql`select 1 as one`.compile(db));
    for (let time = 0; time < 3; time += 1) {
      expect(await one(database.db, {})).toEqual([{ one: 1 }]);
    }
    const { rows } = await sql`select name from pg_prepared_statements`.execute(database.db);
    expect(rows).toHaveLength(count);
    await database.close();
    await close();
  });
});
