import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBrandHubOwners, listPeople } from '../features/admin/people.store.ts';
import { readLatestReceipts } from '../features/brand-hub/field-uses/field-uses.store.ts';
import { listChatRows } from '../features/chat/chat.store.ts';
import { listMessageRows } from '../features/chat/messages.store.ts';
import { searchChats } from '../features/chat/search/search-chats.ts';
import { readStamped } from '../features/chat/stamped.store.ts';
import { listLedger } from '../features/quota/ledger.store.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Database } from '../platform/db/transaction.ts';
import { explainQueries } from '../testing/database-access/explain.ts';
import { databases } from '../testing/databases.ts';

/** Tables that grow without end. */
const growing = ['users', 'auth_users', 'chats', 'messages', 'queries'];
/** Rows of each table, spread over so many pages that the database plans as for ten times as many. */
const ROWS = 2_000;
const FILL_PERCENT = 10;
/** As many as the sweeper leaves outside the index of the search. */
const OUTSIDE = 50;

const page = { uid: undefined, limit: 51 };
const person = { adminUid: 'u1', isInternalShown: false };
const search = (term: string) => (db: Database) =>
  searchChats(db, 'u7', term, { limit: 51, displayTitles: new Map([['New Chat', 'Нов чат']]) });
const people =
  (order: 'newest' | 'oldest' | 'name' | 'email', text?: string, after = 'u9') =>
  (db: Database) =>
    listPeople(db, { ...page, after, search: text, order }, person);

describe.each(databases)('plans on $name', ({ open }) => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await open();
    await fill(database.db);
  });
  afterAll(() => database.close());

  it.each<[string, (db: Database) => Promise<unknown>, string?]>([
    ['a search for a rare text', search('рядкост'), 'messages_search'],
    ['a search for a rare letter', search('ж'), 'messages_search'],
    ['a search for a title', search('заглавие 17'), 'chats_search'],
    ['a search for a displayed title', search('нов чат'), 'chats_search'],
    ['a search for a frequent text', search('думи'), 'messages_newest'],
    ['people by name with a search', people('name', 'име17 firm'), 'users_search'],
    ['people by time with a search', people('newest', 'ime1777'), 'auth_users_search'],
    ['people by email with a search', people('email', 'нямаго')],
    ['people with a frequent search', people('oldest', 'firm.bg', 'u1900'), 'users_created'],
    ['people by time', people('newest'), 'users_created'],
    ['people by name', people('name'), 'users_by_name'],
    ['people by email', people('email')],
    [
      'clients with a Brand Hub',
      (db) =>
        listBrandHubOwners(db, { ...page, after: undefined, search: undefined, isClient: true }),
      'users_clients',
    ],
    [
      'the list of chats',
      (db) =>
        listChatRows(db, 'u7', { after: null, limit: 51, archived: false, projectId: undefined }),
    ],
    ['the answers that used a field', (db) => readLatestReceipts(db, 'u7'), 'messages_newest'],
    ['the ledger', (db) => listLedger(db, 'u7', { limit: 51 })],
    ['a page of messages', (db) => listMessageRows(db, 'u7', 'c1', { limit: 51 })],
    [
      'changes since a revision',
      (db) => readStamped(db, 'u7', { after: 1_990, upTo: 2_000, limit: 50 }),
    ],
  ])('%s reads no growing table from beginning to end', async (_, work, index) => {
    const plans = await explainQueries(database.db, work);
    expect(plans).not.toEqual([]);
    const scanned = plans.flatMap((plan) => plan.scanned);
    expect(scanned.filter((table) => growing.includes(table))).toEqual([]);
    if (index) expect(plans.flatMap(({ indexes }) => indexes)).toContain(index);
  });
});

/** Many users with a chat and a message each, and one with as many as all others. */
async function fill(db: Database): Promise<void> {
  for (const table of growing) {
    await sql`alter table ${sql.id(table)} set (fillfactor = ${sql.lit(FILL_PERCENT)})`.execute(db);
  }
  const numbers = sql`generate_series(1, ${sql.lit(ROWS)}) n`;
  const inIndex = sql`case when n > ${sql.lit(OUTSIDE)} then true end`;
  await sql`
    insert into auth_users (id, name, email, in_index)
    select 'u' || n, '', 'ime' || n || '@firm.bg', ${inIndex} from ${numbers}`.execute(db);
  await sql`
    insert into users (uid, first_name, revision, is_client, created_at, in_index)
    select 'u' || n, 'Име' || n, 1, n % 1000 = 0, now() - n * interval '1 hour', ${inIndex}
    from ${numbers}`.execute(db);
  await sql`
    insert into chats (uid, chat_id, title, revision, in_index)
    select case when n % 2 = 0 then 'u7' else 'u' || n end, 'c' || n, 'Заглавие ' || n, n, ${inIndex}
    from ${numbers}`.execute(db);
  await sql`
    insert into messages (uid, message_id, chat_id, position, text, sender, status, revision, timestamp, in_index)
    select uid, 'm' || revision, chat_id, 1, 'Думи ' || revision, 'user', 'done', revision,
      now() - revision * interval '1 minute', in_index
    from chats`.execute(db);
  await sql`
    insert into queries (query_id, uid, allowance, purpose, state, message_id)
    select 'q' || revision, uid, 'free', 'answer', 'kept', 'm' || revision from chats`.execute(db);
  await sql`analyze`.execute(db);
}
