import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { indexOlderRows } from '../../platform/db/search/index-sweeper.store.ts';
import { databases } from '../../testing/databases.ts';
import { listPeople } from './people.store.ts';

const USERS = 220;
const PAGE = 40;
const orders = {
  newest: sql`users.created_at desc`,
  oldest: sql`users.created_at`,
  name: sql`sort_name`,
  email: sql`email`,
};

/** With so many users that the index is used; `people.store.test.ts` has the spellings. */
describe.each(databases)('a search among many people on $name', ({ open }) => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await open();
    const { db } = database;
    const numbers = sql`generate_series(1, ${sql.lit(USERS)}) n`;
    await sql`
      insert into auth_users (id, name, email)
      select 'u' || n, '', 'mail' || n || case when n % 30 = 1 then '_Anna' else '' end || '@firm.bg' from ${numbers}`.execute(
      db,
    );
    await sql`
      insert into users (uid, first_name, last_name, revision, created_at)
      select 'u' || n, (array['Живка', 'Юлия', 'Peter', 'Щерю', '100%'])[1 + n % 5],
        case when n < 4 then 'Рядков' else 'Иванов' || n end, 1, now() - n * interval '1 minute'
      from ${numbers}`.execute(db);
    await indexOlderRows(db);
  });
  afterAll(() => database.close());

  it('leaves few users outside the index', async () => {
    for (const table of ['users', 'auth_users']) {
      const { rows } = await sql`
        select count(*) as outside from ${sql.id(table)} where in_index is null`.execute(
        database.db,
      );
      expect(rows).toEqual([{ outside: 50 }]);
    }
  });

  it.each([
    'riadkov',
    'ryadk',
    'Живка',
    'юлия mail1',
    'anna',
    'ANNA peter',
    'я',
    'sht',
    '%',
    '7',
    'qq',
  ])('finds %j as without the index, on each page', async (search) => {
    for (const order of ['newest', 'oldest', 'name', 'email'] as const) {
      const found: string[] = [];
      for (;;) {
        const page = await listPeople(
          database.db,
          { uid: undefined, search, order, after: found.at(-1), limit: PAGE },
          { adminUid: 'staff', isInternalShown: true, now: new Date() },
        );
        found.push(...page.map(({ uid }) => uid));
        if (page.length < PAGE) break;
      }
      expect(found).toEqual(await readEveryone(order, search.split(' ')));
    }
  });

  async function readEveryone(order: keyof typeof orders, words: string[]): Promise<string[]> {
    const { rows } = await sql<{ uid: string }>`
      select uid from users join auth_users on id = uid
      where (
        select bool_and(strpos(search_name, search_form(word)) > 0 or strpos(search_email, search_form(word)) > 0)
        from unnest(${words}::text[]) as word)
      order by ${orders[order]}, uid`.execute(database.db);
    return rows.map(({ uid }) => uid);
  }
});
