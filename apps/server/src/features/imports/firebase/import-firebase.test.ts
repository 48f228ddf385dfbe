import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runStaffCommand } from '../../../app/staff/staff-commands.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import { logIn, postAccount } from '../../../testing/account-routes.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import {
  authUsers,
  documents,
  importTime,
  longText,
  writeExport,
} from '../../../testing/imports/firebase-export.ts';
import { sampleHashConfig, samplePassword } from '../../../testing/imports/firebase-password.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { staffAccounts } from '../../../testing/staff-accounts.ts';

const { password } = samplePassword;
/** Of the text of a row, which a message can make a million characters long. */
const ROW_MAX = 2_000;
const ana = { uid: 'ana', email: 'ana@firm.test' };
const boris = { uid: 'boris', email: 'boris@firm.test' };

describe.each(databases)('an import from Firebase on $name', ({ open }) => {
  const folder = mkdtempSync(join(tmpdir(), 'savet-firebase-'));
  let server: TestServer;
  let dryReport: string;
  let rowsAfterDryRun: string;
  let report: string;

  beforeAll(async () => {
    server = await startApplication(await open(), new ScriptedConsultant(), {
      now: () => importTime,
    });
    dryReport = await runImport({ more: ['--dry-run'] });
    rowsAfterDryRun = await dump();
    report = await runImport();
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  function runImport({
    more = [],
    lines,
    db = server.database.db,
  }: {
    more?: string[];
    lines?: readonly unknown[];
    db?: Database;
  } = {}): Promise<string> {
    const { usersFile, documentsFile } = writeExport(folder, authUsers, lines);
    const args = ['import-firebase', usersFile, documentsFile, '--hash-config', sampleHashConfig];
    const accounts = staffAccounts(server);
    return runStaffCommand({ db, payments: null, accounts }, [...args, ...more], importTime);
  }

  /** Everything that imports write. */
  async function dump(): Promise<string> {
    const { rows } = await sql<{ row: string }>`
      select uid || ' ' || email || ' ' || name || ' ' || email_verified || ' ' || coalesce(password, '') as row
        from (select a.id as uid, email, name, email_verified, password
          from auth_users a join auth_credentials c on c.user_id = a.id) as accounts
      union all select (to_jsonb(users) - 'billing_due_at' - 'revision')::text from users
      union all select (to_jsonb(brand_field_versions))::text from brand_field_versions
      union all select query_id || allowance from queries
      union all select (to_jsonb(chats) - 'revision')::text from chats
      union all select (to_jsonb(messages) - 'revision')::text from messages
      union all select uid || reason from account_blocks
      union all select uid_hash from firebase_users
      union all select key_id from firebase_password_keys
      order by 1`.execute(server.database.db);
    return rows.map(({ row }) => row.slice(0, ROW_MAX)).join('\n');
  }

  const attempt = (email: string, given = password) =>
    postAccount(server, 'sign-in/email', { email, password: given });

  it('writes nothing in a dry run, and reports the same', () => {
    expect(rowsAfterDryRun).toBe('');
    expect(dryReport).toBe(`Nothing was written.\n${report}`);
  });

  it('reports what it left out, and what it changed', () => {
    expect(report).toMatchInlineSnapshot(`
      "accounts: 5 new, 0 here already
      chats: 4 new, 0 here already
      messages: 5 new, 0 here already
      Not imported:
        auth.json, another user before has the same address: 1, user 5
        auth.json, no valid email address, which a log-in needs: 1, user 6
        auth.json, not a user: 1, user 8
        firestore.ndjson, unknown "sender": 1, line 10
        firestore.ndjson, no "text": 1, line 11
        firestore.ndjson, its account is not in the file of users, or not importable: 2, line 16-17
        firestore.ndjson, the same document twice: 1, line 20
        firestore.ndjson, not a path of a document: 1, line 21
        firestore.ndjson, not {"path": …, "data": {…}}: 2, line 22-23
        firestore.ndjson, not JSON: 1, line 24
        firestore.ndjson, its chat is not in the file: 1, line 15
        firestore.ndjson, the same message twice: 1, line 9
      Imported with a change:
        auth.json, no valid "createdAt": the time of the import: 2, user 3, 7
        firestore.ndjson, no valid "createdAt": that of the log-in: 1, line 2
        firestore.ndjson, unknown "language": EN: 1, line 2
        firestore.ndjson, unknown "accountType": startup: 1, line 2
        firestore.ndjson, "products" is too long: its first 8000 characters: 1, line 2
        firestore.ndjson, unknown "plan": free: 1, line 2
        firestore.ndjson, "queryUsed" is not a number from 0 to 10000: 1, line 2
        firestore.ndjson, "queryLimit" is not a number from 0 to 10000: 1, line 2
        firestore.ndjson, a name is too long: its first 100 characters: 1, line 2
        firestore.ndjson, no valid "timestamp": 2, line 7, 14
        firestore.ndjson, no valid "dateLastVisited": 3, line 12-13, 18
        firestore.ndjson, the title is too long: its first 120 characters: 1, line 13
        firestore.ndjson, no valid "createdAt": 2, line 13, 18
        firestore.ndjson, "text" is too long: its first 1000000 characters: 1, line 14
        firestore.ndjson, unknown "feedback": none: 1, line 14
        firestore.ndjson, another account has this "stripeCustomerId": none: 1, line 2
      Fields without a place here:
        auth users/*: photoUrl: 1
        chats/*/chatHistory/*/messages/*: tokens: 1
        chats/*/chatHistory/*: pinned: 1
        plans/*: queryLimit: 1
        plans/*: texts.en: 1
        users/*: isAdmin: 1
        users/*: userInfo.brandData.brandCore.mission: 1
        users/*: userInfo.brandHub.brandCore.motto: 1"
    `);
  });

  it('writes nothing twice', async () => {
    const before = await dump();
    const repeated = await runImport();
    expect(await dump()).toBe(before);
    expect(repeated).toContain('accounts: 0 new, 5 here already');
    expect(repeated).toMatch(/chats: 0 new.*\nmessages: 0 new/);
  });

  it('goes on after stops', async () => {
    const { db } = server.database;
    const before = await dump();
    for (const table of ['authUsers', 'firebaseUsers', 'firebasePasswordKeys'] as const) {
      await db.deleteFrom(table).execute();
    }
    for (const count of [0, 1]) {
      await expect(runImport({ db: stoppingAfter(db, count) })).rejects.toThrow('stopped');
    }
    await runImport();
    expect(await dump()).toBe(before);
  });

  it('keeps the profile, the plan with its count, and the Brand Hub with a version', async () => {
    const person = await logIn(server, ana, { password });
    const { user } = await person.call('getUser', {});
    expect(user).toMatchObject({
      firstName: 'Ана',
      lastName: 'Петрова',
      language: 'BG',
      accountType: 'other',
      isTester: true,
      isAdmin: false,
      emailVerified: true,
      createdAt: '2025-03-01T10:00:00.005Z',
      plan: 'pro',
      queryUsed: 7,
      queryLimit: 100,
      queryResetDate: '2026-12-01T00:00:00.005Z',
      stripeCustomerId: 'cus_1',
      subscriptionId: 'sub_1',
      userInfo: {
        profile: { businessName: 'Фурна Слънце' },
        brandHub: {
          brandCore: { mission: '🥐 Топъл хляб за всеки', vision: 'Хляб навсякъде' },
          basicInfo: { role: 'Хлебар' },
          coreProducts: { usp: 'На камък' },
        },
      },
    });
    expect(user.brandVersions['userInfo.brandHub.brandCore.vision']).toBe(1);
  });

  it('keeps chats with the order, the times and the feedback of their messages', async () => {
    const person = await logIn(server, ana, { password });
    const { chats } = await person.call('listChats', {});
    expect(chats.map(({ title, createdAt }) => [title, createdAt])).toEqual([
      ['Слогани', '2026-01-01T10:00:00.005Z'],
      ['Welcome Chat', '2025-03-01T10:00:00.000Z'],
    ]);
    const { messages } = await person.call('listMessages', { chatId: 'c1' });
    expect(messages.map(({ text, timestamp }) => [text.slice(0, 9), timestamp])).toEqual([
      ['Въпрос?', '2026-01-01T10:00:00.000Z'],
      ['И още?', '2026-01-01T10:00:00.000Z'],
      ['Отговор 🥐'.slice(0, 9), '2026-01-01T10:00:05.500Z'],
      ['Network c', '2026-01-01T10:01:00.000Z'],
    ]);
    expect(messages[2]).toMatchObject({ feedback: 'good', status: 'done', isError: false });
    expect(messages[3]).toMatchObject({ status: 'failed', errorCode: 'CONNECTION_LOST' });
  });

  it('cuts what is too long, and repairs what is broken', async () => {
    const person = await logIn(server, boris, { password });
    const { user } = await person.call('getUser', {});
    expect(user).toMatchObject({
      language: 'EN',
      plan: 'free',
      queryUsed: 0,
      emailVerified: false,
    });
    expect(user.firstName).toHaveLength(100);
    expect(user.userInfo.brandHub).toMatchObject({
      brandCore: { mission: 'At the top' },
      brandVoice: { toneOfVoice: 'Тих\ufffd' },
    });
    expect(user.userInfo.brandHub['coreProducts']?.['products']).toHaveLength(8_000);
    const { messages } = await person.call('listMessages', { chatId: 'c1' });
    expect(messages.map(({ text }) => text)).toEqual([longText.slice(0, 999_999)]);
  });

  it('lets nobody in without the old password', async () => {
    expect((await attempt(ana.email, 'wrong one')).status).toBe(401);
    expect((await attempt('g@firm.test')).status).toBe(401);
    const blocked = await attempt('off@firm.test');
    expect(await blocked.json()).toMatchObject({ code: 'ACCOUNT_BLOCKED' });
  });

  it('keeps what users have changed since, and adds what is new in the file', async () => {
    const person = await logIn(server, ana, { password });
    await person.call('renameChat', { chatId: 'c1', title: 'Мой' });
    await person.call('updateUser', { firstName: 'Анна' });
    const { chats } = await person.call('listChats', {});
    const welcome = chats.find(({ title }) => title === 'Welcome Chat')?.chatId ?? '';
    await person.call('deleteChat', { chatId: welcome });
    const path = 'chats/ana/chatHistory/c1/messages/new';
    const data = { text: 'Нов', sender: 'user', timestamp: '2026-02-01T00:00:00Z' };
    const repeated = await runImport({ lines: [...documents, { path, data }] });
    expect(repeated).toContain('messages: 1 new');
    const after = await person.call('listChats', {});
    expect(after.chats.map(({ title }) => title)).toEqual(['Мой']);
    expect((await person.call('getUser', {})).user.firstName).toBe('Анна');
    const { messages } = await person.call('listMessages', { chatId: 'c1' });
    expect(messages.at(-1)?.text).toBe('Нов');
  });

  it('hashes an old password again, and removes the key with the last one', async () => {
    const { db } = server.database;
    const imported = db
      .selectFrom('authCredentials')
      .select('userId')
      .where('password', 'like', 'firebase:%')
      .orderBy('userId');
    const left = (await imported.execute()).map(({ userId }) => userId);
    expect(left).toHaveLength(2);
    expect(left).toContain('disabled');
    const responses = await Promise.all([attempt('signs@firm.test'), attempt('signs@firm.test')]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await keys()).toBe(1);
    await db.deleteFrom('accountBlocks').execute();
    expect((await attempt('off@firm.test')).status).toBe(200);
    expect(await keys()).toBe(0);
    expect((await attempt('off@firm.test')).status).toBe(200);
  });

  it('does not bring back an account that was erased', async () => {
    const { db } = server.database;
    await db.deleteFrom('authUsers').where('id', '=', 'boris').execute();
    expect(await runImport()).toContain('has been erased since: 1, user 2');
    expect((await attempt(boris.email)).status).toBe(401);
  });

  it.each([
    ['no file', ['import-firebase', '/none.json', '/none.ndjson'], 'no such file'],
    ['passwords without parameters', null, '--hash-config is missing'],
    ['an unknown option', ['import-firebase', 'a', 'b', '--quick'], 'Usage: npm run staff'],
  ])('refuses %s', async (_name, given, message) => {
    const { usersFile, documentsFile } = writeExport(folder);
    const args = given ?? ['import-firebase', usersFile, documentsFile];
    const { db } = server.database;
    const dependencies = { db, payments: null, accounts: staffAccounts(server) };
    await expect(runStaffCommand(dependencies, args, importTime)).rejects.toThrow(message);
  });

  async function keys(): Promise<number> {
    const { db } = server.database;
    return (await db.selectFrom('firebasePasswordKeys').select('keyId').execute()).length;
  }
});

/** A database that fails after some transactions. */
function stoppingAfter(db: Database, count: number): Database {
  let left = count;
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction' && left <= 0) throw new Error('stopped');
      if (name === 'transaction') left -= 1;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
