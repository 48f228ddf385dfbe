import type { UserOrder } from '@savet/contract/choices/user-orders';
import type { Plan } from '@savet/contract/plans';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUidByEmail, readAuthUser, readSessions } from '../features/accounts/accounts.store.ts';
import { deleteUnfinishedSignUps } from '../features/accounts/sign-up/unfinished.store.ts';
import { readUser } from '../features/accounts/user-document/user-document.store.ts';
import { listRatedAnswers } from '../features/admin/feedback.store.ts';
import { listBrandHubOwners, listPeople } from '../features/admin/people.store.ts';
import { readServiceCounts } from '../features/admin/service-state.store.ts';
import { readStatistics } from '../features/admin/statistics/statistics.store.ts';
import { findUidByCustomer, listDue } from '../features/billing/billing.store.ts';
import {
  readLatestReceipts,
  readTexts,
} from '../features/brand-hub/field-uses/field-uses.store.ts';
import { hasChats, listChatRows } from '../features/chat/chat.store.ts';
import { removeChat } from '../features/chat/deleted-chats.store.ts';
import { listMessageRows, readContext } from '../features/chat/messages.store.ts';
import { searchChats } from '../features/chat/search/search-chats.ts';
import { readStamped } from '../features/chat/stamped.store.ts';
import { readChatRows } from '../features/chat/transfer/chat-transfer.store.ts';
import { readMessageRows } from '../features/chat/transfer/message-transfer.store.ts';
import { readBeforeQuestion } from '../features/chat/turns/accepting/chat-state.store.ts';
import {
  insertChunks,
  readReplyFrom,
  readRunningReplies,
} from '../features/chat/turns/chunk.store.ts';
import { findRunningTurn, listAbandoned, renewLeases } from '../features/chat/turns/turn.store.ts';
import { hideFrom, readVersionGroup } from '../features/chat/versions/versions.store.ts';
import { listLedger } from '../features/quota/ledger.store.ts';
import { claimLimitMails } from '../features/quota/limit-notices.store.ts';
import {
  giveBackUnused,
  listUsersWithUnused,
  reserveQuery,
  settleQuery,
  useAheadQuery,
} from '../features/quota/quota.store.ts';
import { takeTitle } from '../features/quota/title.store.ts';
import { readQueryRows } from '../features/quota/transfer/query-transfer.store.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { indexOlderRows } from '../platform/db/search/index-sweeper.store.ts';
import { type Database, inTransaction, type Trx } from '../platform/db/transaction.ts';
import { explainKeptPlans, explainQueries } from '../testing/database-access/explain.ts';
import { fill, growing } from '../testing/database-access/growing-tables.ts';
import { databases, embedded } from '../testing/databases.ts';
import { eraseRows } from './erasing/erase-everything.ts';

const page = { uid: undefined, limit: 51 };
const person = { adminUid: 'u1', isInternalShown: false, now: new Date() };
const search = (term: string) => (db: Database) =>
  searchChats(db, 'u7', term, { limit: 51, displayTitles: new Map([['New Chat', 'Нов чат']]) });
const people =
  (order: UserOrder, text?: string, after = 'u9') =>
  (db: Database) =>
    listPeople(db, { ...page, after, search: text, order }, person);
const onPlan = (order: UserOrder, plan: Plan, text?: string) => (db: Database) =>
  listPeople(db, { ...page, plan, search: text, order }, person);

const now = new Date();
const chunk = (id: string) => ({
  ...{ uid: `u${id}`, messageId: `m${id}`, replyId: `m${id}` },
  ...{ attempt: 1, sequence: 2, position: 1, text: 'x' },
});
const exportOf = (uid: string, chatId: string) => async (db: Database) => {
  for (const read of [
    readChatRows(db, uid),
    readMessageRows(db, uid, chatId),
    readQueryRows(db, uid),
  ]) {
    for await (const rows of read) expect(rows).not.toEqual([]);
  }
};

/** Work of one transaction, with the triggers and cascades that it causes. u9 has one chat, and has asked once. */
const transactions: [string, (trx: Trx) => Promise<unknown>][] = [
  [
    'reading a chat before a question',
    async (trx) => {
      await hasChats(trx, 'u9', 1);
      const ids = { uid: 'u9', chatId: 'c9', messageId: 'm9' };
      await readBeforeQuestion(trx, { ...ids, contextMessages: 5, now });
      await findRunningTurn(trx, 'u9', 'c9');
      await readContext(trx, { uid: 'u9', chatId: 'c9', position: 10, limit: 5 });
      await takeTitle(trx, 'u9');
    },
  ],
  [
    'reserving and settling a query',
    async (trx) => {
      const queryId = await reserveQuery(trx, 'u9', { purpose: 'answer' }, now, 2);
      await settleQuery(trx, 'u9', queryId ?? '', 'failed', now, 2);
    },
  ],
  [
    'a query reserved ahead',
    async (trx) => {
      await reserveQuery(trx, 'u9', { purpose: 'ahead', heldUntil: now }, now, 2);
      await useAheadQuery(trx, 'u9', 'answer', now, now);
      await giveBackUnused(trx, 'u9', now);
    },
  ],
  [
    'hiding a version',
    (trx) => {
      const version = { messageId: 'm9', position: 1, version: 1, hiddenUnder: null };
      return hideFrom(trx, 'u9', 'c9', version, 2);
    },
  ],
  ['deleting a chat', (trx) => removeChat(trx, 'u9', 'c9', 2)],
  ['erasing an account', (trx) => eraseRows(trx, { uid: 'u9', addresses: ['ime9@firm.bg'] })],
];

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
    ['people on a plan by time', onPlan('newest', 'pro'), 'users_by_plan'],
    ['people on a plan by name', onPlan('name', 'pro'), 'users_by_plan_and_name'],
    ['people on a plan by email', onPlan('email', 'pro'), 'auth_users_by_plan'],
    ['people on a plan that nobody has', onPlan('oldest', 'enterprise'), 'users_by_plan'],
    ['people on a plan with a search', onPlan('email', 'pro', 'име17'), 'users_search'],
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
    [
      'texts of answers that used a field',
      (db) => readTexts(db, 'u7', ['m7', 'm17']),
      'messages_pkey',
    ],
    ['the ledger', (db) => listLedger(db, 'u7', { limit: 51 })],
    ['a page of messages', (db) => listMessageRows(db, 'u7', 'c1', { limit: 51 })],
    ['changes since a revision', (db) => readStamped(db, 'u7', { after: 1_990, limit: 50 })],
    ['the statistics', (db) => readStatistics(db, now)],
    ['the state of the service', readServiceCounts, 'turns_settled'],
    [
      'rated answers',
      (db) => listRatedAnswers(db, { uid: undefined, feedback: undefined, after: null, limit: 51 }),
      'messages_feedback',
    ],
    [
      'sessions',
      (db) =>
        readSessions(db, [
          { sessionId: 's8', uid: 'u8' },
          { sessionId: 's9', uid: 'u9' },
        ]),
    ],
    ['the account', (db) => Promise.all([readUser(db, 'u9'), readAuthUser(db, 'u9')])],
    ['an account by email', (db) => findUidByEmail(db, 'ime9@firm.bg')],
    ['an account by customer', (db) => findUidByCustomer(db, 'cus_9')],
    ['the customers that are due', (db) => listDue(db, now, 10), 'users_billing_due'],
    ['mails about used queries', (db) => claimLimitMails(db, 20, 300)],
    ['queries held too long', (db) => listUsersWithUnused(db, now), 'queries_held'],
    ['abandoned turns', (db) => listAbandoned(db, false), 'turns_running'],
    ['all unsettled turns', (db) => listAbandoned(db, true), 'turns_running'],
    ['renewing leases', (db) => renewLeases(db, 'server'), 'turns_running'],
    ['running replies', (db) => readRunningReplies(db, 'u9')],
    ['a running reply', (db) => readReplyFrom(db, 'u9', 'm9', () => 0)],
    ['storing the text of replies', (db) => insertChunks(db, 'server', [chunk('9'), chunk('11')])],
    ['rows outside the index of the search', indexOlderRows],
    ['versions of a question', (db) => readVersionGroup(db, 'u9', 'c9', 'm9')],
    ['an export', exportOf('u9', 'c9')],
    ['unfinished sign-ups at a start', deleteUnfinishedSignUps, 'auth_users_created'],
  ])('%s reads no growing table from beginning to end', async (_, work, index) => {
    const plans = await explainQueries(database.db, work);
    expect(plans).not.toEqual([]);
    const scanned = plans.flatMap((plan) => plan.scanned);
    expect(scanned.filter((table) => growing.includes(table))).toEqual([]);
    if (index) expect(plans.flatMap(({ indexes }) => indexes)).toContain(index);
  });

  it.each(transactions)('%s reads no growing table from beginning to end', async (_, work) => {
    const rollback = new Error('rolled back');
    const done = inTransaction(database.db, async (trx) => {
      const before = await scansOf(trx);
      await work(trx);
      expect(await scansOf(trx)).toEqual(before);
      throw rollback;
    });
    await expect(done).rejects.toBe(rollback);
  });
});

/** They are made once for whatever values come. */
describe('plans that the embedded database keeps', () => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await embedded.open();
    await fill(database.db);
  });
  afterAll(() => database.close());

  const inside = (name: string) => async (db: Database) => {
    const [, work] = transactions.find(([each]) => each === name) ?? [];
    await inTransaction(db, async (trx) => work?.(trx));
  };

  it.each<[string, (db: Database) => Promise<unknown>, string]>([
    [
      'changes since a revision',
      (db) => readStamped(db, 'u7', { after: 1_990, limit: 50 }),
      'messages_revision',
    ],
    ['the account', (db) => readUser(db, 'u9'), 'users_pkey'],
    [
      'storing the text of replies',
      (db) => insertChunks(db, 'server', [chunk('9'), chunk('11')]),
      'turns_running',
    ],
    [
      'reading a chat before a question',
      inside('reading a chat before a question'),
      'turns_running',
    ],
    ['reserving and settling a query', inside('reserving and settling a query'), 'queries_pkey'],
  ])('%s reads no growing table from beginning to end', async (_, work, index) => {
    const plans = await explainKeptPlans(database.db, work);
    const scanned = plans.flatMap((plan) => plan.scanned);
    expect(scanned.filter((table) => growing.includes(table))).toEqual([]);
    expect(plans.flatMap(({ indexes }) => indexes)).toContain(index);
  });
});

/** How often each growing table was read from beginning to end so far. */
async function scansOf(trx: Trx): Promise<unknown[]> {
  const { rows } = await sql`
    select relname as table, seq_scan as scans from pg_stat_xact_user_tables
    where relname in (${sql.join(growing)}) order by 1`.execute(trx);
  expect(rows).toHaveLength(growing.length);
  return rows;
}
