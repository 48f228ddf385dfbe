import { userOrders } from '@savet/contract/choices/user-orders';
import { plans } from '@savet/contract/plans';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { allMigrations, migrate } from '../../platform/db/migrate.ts';
import { kinds, openEmpty } from '../../testing/backup/typed-tables.ts';
import { databases } from '../../testing/databases.ts';
import { listBrandHubOwners, listPeople } from './people.store.ts';

const people = [
  ['цветан', 'Цветан', 'Щерев', 'cv@firm.bg'],
  ['zhivka', 'Живка', 'Йорданова', 'j.y@firm.bg'],
  ['dimitar', 'Димитър', 'Въчев', 'dv@firm.bg'],
  ['yulia', 'Юлия', '', 'julia@firm.bg'],
  ['anna', 'Anna', 'Stone', 'stone@abroad.test'],
  ['nameless', '', '', 'percent_100%@abroad.test'],
  ['boss', 'Борис', 'Служителев', 'boss@savet.test'],
  ['hidden', 'Скрит', 'Вътрешен', 'in@savet.test'],
  ['client', 'Клиент', 'Първи', 'client@firm.bg'],
] as const;

type PagePart = Partial<Parameters<typeof listPeople>[1]>;

describe.each(databases)('people on $name', ({ open }) => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await open();
    const { db } = database;
    for (const [uid, first, last, email] of people) {
      await sql`insert into auth_users (id, name, email) values (${uid}, '', ${email})`.execute(db);
      await sql`
        insert into users (uid, first_name, last_name, is_admin, is_internal, is_client, revision)
        values (${uid}, ${first}, ${last}, ${uid === 'boss'}, ${uid === 'hidden'}, ${uid === 'client'}, 1)`.execute(
        db,
      );
    }
  });
  afterAll(() => database.close());

  it.each([
    ['Tsvetan', ['цветан']],
    ['cvetan', ['цветан']],
    ['ЦВЕТАН', ['цветан']],
    ['цвет', ['цветан']],
    ['shterev', ['цветан']],
    ['6terev', []],
    ['Zhivka', ['zhivka']],
    ['jivka', ['zhivka']],
    ['yordanova', ['zhivka']],
    ['Йордан живка', ['zhivka']],
    ['dimitar', ['dimitar']],
    ['Dimitur', ['dimitar']],
    ['vachev', ['dimitar']],
    ['yuliya', ['yulia']],
    ['julia', ['yulia']],
    ['анна', ['anna']],
    ['STONE', ['anna']],
    ['firm.bg', ['client', 'dimitar', 'yulia', 'zhivka', 'цветан']],
    ['firm.bg dimitar', ['dimitar']],
    ['%', ['nameless']],
    ['_100', ['nameless']],
    ["' or 1=1 --", []],
    ['  ', ['anna', 'client', 'dimitar', 'nameless', 'yulia', 'zhivka', 'цветан']],
  ])('%j finds %j', async (search, expected) => {
    expect((await find({ search })).sort()).toEqual([...expected].sort());
  });

  it('says the plan and the last visit of each', async () => {
    const { db } = database;
    await sql`update users set plan = 'pro' where uid = 'anna'`.execute(db);
    for (const [id, seen] of [
      ['early', '2026-11-01T10:00:00Z'],
      ['late', '2026-11-03T10:00:00Z'],
    ]) {
      await sql`
        insert into auth_sessions (id, user_id, token, expires_at, created_at, updated_at)
        values (${id}, 'anna', ${id}, now() + interval '1 day', now(), ${seen})`.execute(db);
    }
    expect(await cardsOf({ search: 'anna' })).toMatchObject([
      { plan: 'pro', lastVisit: '2026-11-03T10:00:00.000Z' },
    ]);
    expect(await cardsOf({ search: 'yulia' })).toMatchObject([{ plan: 'free', lastVisit: null }]);
  });

  it.each(userOrders)('are those of one plan by %s, in pages of their own', async (order) => {
    const { db } = database;
    await sql`update users set plan = 'enterprise' where uid in ('zhivka', 'yulia', 'boss')`.execute(
      db,
    );
    await sql`update users set plan = 'free' where uid = 'dimitar'`.execute(db);
    const everyone = await cardsOf({ order }, true);
    for (const plan of plans) {
      const expected = everyone.filter((card) => card.plan === plan).map(({ uid }) => uid);
      const first = await find({ order, plan, limit: 2 }, true);
      expect([...first, ...(await find({ order, plan, after: first.at(-1) }, true))]).toEqual(
        expected,
      );
    }
    expect((await find({ order, plan: 'enterprise' })).sort()).toEqual(['yulia', 'zhivka']);
    expect(await find({ order, plan: 'enterprise', search: 'firm.bg zhivka' })).toEqual(['zhivka']);
    expect(await find({ order, plan: 'free', search: 'zhivka' })).toEqual([]);
    await sql`update users set plan = null where plan = 'enterprise'`.execute(db);
    expect(await find({ order, plan: 'enterprise' }, true)).toEqual([]);
  });

  it('counts the questions that each has asked this month', async () => {
    const { db } = database;
    const ask = (id: string, purpose: string, state: string, at: string) =>
      sql`
      insert into queries (query_id, uid, allowance, purpose, state, created_at)
      values (${id}, 'zhivka', 'a', ${purpose}, ${state}, ${at})`.execute(db);
    await ask('before', 'answer', 'kept', '2026-10-31T23:59:59Z');
    await ask('first', 'answer', 'kept', '2026-11-01T00:00:00Z');
    await ask('returned', 'answer', 'given_back', '2026-11-02T10:00:00Z');
    await ask('summary', 'summary', 'kept', '2026-11-02T10:00:00Z');
    expect(await cardsOf({ search: 'zhivka' })).toMatchObject([{ questions: 2 }]);
    expect(await cardsOf({ search: 'yulia' })).toMatchObject([{ questions: 0 }]);
  });

  it('hides staff and internal accounts from all but the super admin', async () => {
    expect(await find({})).not.toEqual(expect.arrayContaining(['boss']));
    expect(await find({})).not.toEqual(expect.arrayContaining(['hidden']));
    expect((await find({}, true)).sort()).toEqual(people.map(([uid]) => uid).sort());
  });

  it('hides staff of ADMIN_EMAILS once their address is verified', async () => {
    const { db } = database;
    await sql`insert into admin_emails values ('stone@abroad.test')`.execute(db);
    expect(await find({})).toContain('anna');
    await sql`update auth_users set email_verified = true where id = 'anna'`.execute(db);
    expect(await find({})).not.toContain('anna');
    await sql`delete from admin_emails`.execute(db);
  });

  it.each(userOrders)('pages by %s neither skip nor repeat a row', async (order) => {
    const whole = await find({ order });
    const paged: string[] = [];
    for (;;) {
      const page = await find({ order, after: paged.at(-1), limit: 2 });
      paged.push(...page);
      if (page.length < 2) break;
    }
    expect(paged).toEqual(whole);
  });

  it('are sorted by the Bulgarian alphabet, users without a name last', async () => {
    expect(await find({ order: 'name' })).toEqual([
      'anna',
      'dimitar',
      'zhivka',
      'client',
      'цветан',
      'yulia',
      'nameless',
    ]);
  });

  it('are listed as Brand Hub owners, clients apart from others, without staff', async () => {
    const owners = async (isClient: boolean) => {
      const page = { uid: undefined, search: undefined, after: undefined, limit: 50, isClient };
      return (await listBrandHubOwners(database.db, page)).map(({ uid }) => uid);
    };
    expect(await owners(true)).toEqual(['client']);
    expect(await owners(false)).not.toContain('boss');
    expect(await owners(false)).toContain('hidden');
  });

  async function find(page: PagePart, isInternalShown = false): Promise<string[]> {
    return (await cardsOf(page, isInternalShown)).map(({ uid }) => uid);
  }

  function cardsOf(page: PagePart, isInternalShown = false) {
    const query = {
      uid: undefined,
      search: undefined,
      order: 'newest' as const,
      after: undefined,
      limit: 50,
    };
    return listPeople(
      database.db,
      { ...query, ...page },
      {
        adminUid: 'boss',
        isInternalShown,
        now: new Date('2026-11-03T12:00:00Z'),
      },
    );
  }
});

it.each(kinds)('the migration lists each user on the plan from before on %s', async (kind) => {
  const { db, close } = await openEmpty(kind);
  try {
    await migrate(db, allMigrations, '0036-session-renewals');
    for (const plan of [null, ...plans]) {
      const uid = `on ${plan}`;
      await sql`insert into auth_users (id, name, email) values (${uid}, '', ${uid})`.execute(db);
      await sql`insert into users (uid, plan, revision) values (${uid}, ${plan}, 1)`.execute(db);
    }
    await migrate(db, allMigrations);
    const viewer = { adminUid: 'boss', isInternalShown: true, now: new Date() };
    const listed = async (plan: (typeof plans)[number]) => {
      const page = { plan, order: 'email', limit: 50 } as const;
      return (await listPeople(db, page, viewer)).map(({ uid }) => uid);
    };
    expect(await listed('free')).toEqual(['on free', 'on null']);
    expect(await listed('pro')).toEqual(['on pro']);
    expect(await listed('enterprise')).toEqual(['on enterprise']);
  } finally {
    await close();
  }
});
