import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import { indexOlderRows } from '../../../platform/db/search/index-sweeper.store.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import { databases } from '../../../testing/databases.ts';
import { searchChats } from './search-chats.ts';

const LIMIT = 20;
const MESSAGES = 250;
const CHATS = 110;
const displayTitles = new Map([['New Chat', 'Нов чат']]);

describe.each(databases)('search on $name', ({ open }) => {
  let database: OpenDatabase;
  let db: Database;

  beforeAll(async () => {
    database = await open();
    ({ db } = database);
    for (const uid of ['ann', 'bob']) await addAccount(uid);
    await indexOlderRows(db);
  });
  afterAll(() => database.close());

  it('leaves few rows of each account outside the index', async () => {
    for (const table of ['messages', 'chats']) {
      const { rows } = await sql`
        select uid, count(*) as outside from ${sql.id(table)} where in_index is null group by uid order by uid`.execute(
        db,
      );
      expect(rows).toEqual([
        { uid: 'ann', outside: 50 },
        { uid: 'bob', outside: 50 },
      ]);
    }
  });

  it.each([
    // In the oldest messages, in some, in many, in all, and in none.
    ...['Рядкост', 'рЯдко', 'седмо', 'ТРЕТО', 'еднакво', 'нямаго'],
    // One and two letters.
    ...['я', 'ЪГ', '5', 'щ', 'q', '茶', '👍', ' '],
    // Signs with a meaning in patterns.
    ...['100%', '_', 'c:\\temp', '(a|b)', '[ab]', '.*', '^', '$', '***:x', '\\U', "it's"],
    ...['two\nlines', 'A\u0301', 'ѐѝ', 'кам: 4', 'заглавие', 'нов ч', 'new'],
  ])('%j is found as without the index', async (term) => {
    for (const uid of ['ann', 'bob']) {
      const hits = await searchChats(db, uid, term, { limit: LIMIT, displayTitles });
      expect(hits).toEqual(await readEverything(uid, term));
    }
  });

  it('follows a changed text, and a message that is hidden', async () => {
    const find = async (term: string) => {
      const hits = await searchChats(db, 'ann', term, { limit: LIMIT, displayTitles });
      return hits.map(({ messageId }) => messageId);
    };
    await sql`update messages set text = 'сменено' where uid = 'ann' and message_id = 'm1'`.execute(
      db,
    );
    expect(await find('рядкост')).toEqual(['m2']);
    expect(await find('сменено')).toEqual(['m1']);
    await sql`update messages set hidden_under = 'm9' where uid = 'ann' and message_id = 'm1'`.execute(
      db,
    );
    expect(await find('сменено')).toEqual([]);
  });

  async function addAccount(uid: string): Promise<void> {
    await sql`insert into auth_users (id, name, email) values (${uid}, '', ${uid})`.execute(db);
    await sql`insert into users (uid, revision) values (${uid}, 1)`.execute(db);
    await sql`
      insert into chats (uid, chat_id, title, date_last_visited, revision)
      select ${uid}, 'c' || n, case when n % 10 = 4 then 'New Chat' else 'Заглавие ' || n end,
        now() - n * interval '1 minute', 1
      from generate_series(0, ${sql.lit(CHATS - 1)}) n`.execute(db);
    // Every fourth message has the time of the one before.
    await sql`
      insert into messages (uid, message_id, chat_id, position, text, sender, status, revision, timestamp, is_error, hidden_under)
      select ${uid}, 'm' || n, 'c' || (n % ${sql.lit(CHATS)}), n, concat_ws(' ', 'Еднакво', n,
          case when n < 3 then ${`рядкост на ${uid}`} end,
          case when n % 3 = 0 then 'Трето' end,
          case when n % 70 = 0 then 'сЕдмо щъгъл' end,
          (array['100%', 'c:\\Temp (a|b) [ab] .*', '^$ ***:x _', '茶 👍', E'Two\nLines', 'It''s', E'A\u0301', 'ЀЍ', 'Кам: 4']::text[])[n]),
        'user', 'done', 1, now() - interval '1 day' + (n - case when n % 4 = 0 then 1 else 0 end) * interval '1 minute',
        n % 11 = 5, case when n % 13 = 6 then 'm0' end
      from generate_series(1, ${sql.lit(MESSAGES)}) n`.execute(db);
  }

  /** The expected hits: reads every title and message, without the index. */
  async function readEverything(uid: string, term: string) {
    const { rows } = await sql<{ messageId: string | null; text: string; at: Date }>`
      select * from (
        select chat_id, title, archived, null as message_id, null::int4 as position, null as sender, '' as text,
          date_last_visited as at
        from chats
        where uid = ${uid} and strpos(lower_form(case title when 'New Chat' then 'Нов чат' else title end), lower_form(${term})) > 0
        union all
        select m.chat_id, c.title, c.archived, m.message_id, m.position, m.sender, m.text, m.timestamp
        from messages m join chats c on c.uid = m.uid and c.chat_id = m.chat_id
        where m.uid = ${uid} and not m.is_error and m.hidden_under is null
          and strpos(lower_form(m.text), lower_form(${term})) > 0
      ) as hits
      order by (message_id is not null), at desc, chat_id, position limit ${LIMIT}`.execute(db);
    // These texts are shorter than an excerpt.
    return rows.map(({ text, at, ...hit }) => ({ ...hit, excerpt: text, at: at.toISOString() }));
  }
});
