import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import { explainQueries } from '../../../testing/database-access/explain.ts';
import { databases } from '../../../testing/databases.ts';
import { SessionReads } from './session-reads.ts';

const PEOPLE = 1_200;

describe.each(databases)('sessions read at the same moment on $name', ({ open }) => {
  let database: OpenDatabase;
  const everybody = Array.from({ length: PEOPLE }, (_, index) => `u${index}`);

  beforeAll(async () => {
    database = await open();
    const { db } = database;
    await sql`
      insert into auth_users (id, name, email)
      select 'u' || n, '', 'u' || n || '@people.test' from generate_series(0, ${sql.lit(PEOPLE - 1)}) n`.execute(
      db,
    );
    await sql`
      insert into auth_sessions (id, token, user_id, expires_at)
      select 's-' || id, id, id, now() + interval '1 day' from auth_users`.execute(db);
  });
  afterAll(() => database.close());

  const readAll = (db: Database) => {
    const reads = new SessionReads(db);
    return Promise.all(everybody.map((uid) => reads.read(uid, `s-${uid}`)));
  };

  it('are all found, with few queries', async () => {
    const found = await readAll(database.db);
    expect(found.map((session) => session?.email)).toEqual(
      everybody.map((uid) => `${uid}@people.test`),
    );
    expect(await explainQueries(database.db, readAll)).toHaveLength(3);
  });

  it('are only those of their owners', async () => {
    const reads = new SessionReads(database.db);
    const [own, foreign, ownAgain, none] = await Promise.all([
      reads.read('u1', 's-u1'),
      reads.read('u2', 's-u1'),
      reads.read('u1', 's-u1'),
      reads.read('u2', 'no session'),
    ]);
    expect(own?.email).toBe('u1@people.test');
    expect(ownAgain?.email).toBe('u1@people.test');
    expect([foreign, none]).toEqual([null, null]);
  });
});
