import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/db/transaction.ts';
import { logIn } from '../../../testing/account-routes.ts';
import { databases } from '../../../testing/databases.ts';
import { documents, longText } from '../../../testing/imports/firebase-export.ts';
import { FirebaseImport } from '../../../testing/imports/firebase-import.ts';
import { samplePassword } from '../../../testing/imports/firebase-password.ts';

const { password } = samplePassword;
const ana = { uid: 'ana', email: 'ana@firm.test' };
const boris = { uid: 'boris', email: 'boris@firm.test' };

describe.each(databases)('an import from Firebase on $name', ({ open }) => {
  let imported: FirebaseImport;
  let dryReport: string;
  let rowsAfterDryRun: string;
  let report: string;

  beforeAll(async () => {
    imported = await FirebaseImport.start(await open());
    dryReport = await imported.run({ more: ['--dry-run'] });
    rowsAfterDryRun = await imported.dump();
    report = await imported.run();
  });
  afterAll(() => imported.close());

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

  it('keeps the profile, the plan with its count, and the Brand Hub with a version', async () => {
    const person = await logIn(imported.server, ana, { password });
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
    const person = await logIn(imported.server, ana, { password });
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
    const person = await logIn(imported.server, boris, { password });
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
    expect((await imported.logInWith(ana.email, 'wrong one')).status).toBe(401);
    expect((await imported.logInWith('g@firm.test')).status).toBe(401);
    const blocked = await imported.logInWith('off@firm.test');
    expect(await blocked.json()).toMatchObject({ code: 'ACCOUNT_BLOCKED' });
  });

  it.each([
    ['no file', ['/none.json', '/none.ndjson'], 'no such file'],
    ['passwords without parameters', null, '--hash-config is missing'],
    ['an unknown option', ['a', 'b', '--quick'], 'Usage: npm run staff'],
  ])('refuses %s', async (_name, args, message) => {
    const command = imported.command(['import-firebase', ...(args ?? imported.files())]);
    await expect(command).rejects.toThrow(message);
  });
});

describe.each(databases)('after an import from Firebase on $name', ({ open }) => {
  let imported: FirebaseImport;

  beforeEach(async () => {
    imported = await FirebaseImport.start(await open());
    await imported.run();
  });
  afterEach(() => imported.close());

  it('writes nothing twice', async () => {
    const before = await imported.dump();
    const repeated = await imported.run();
    expect(await imported.dump()).toBe(before);
    expect(repeated).toContain('accounts: 0 new, 5 here already');
    expect(repeated).toMatch(/chats: 0 new.*\nmessages: 0 new/);
  });

  it('goes on after stops', async () => {
    const { db } = imported;
    const before = await imported.dump();
    for (const table of ['authUsers', 'firebaseUsers', 'firebasePasswordKeys'] as const) {
      await db.deleteFrom(table).execute();
    }
    for (const count of [0, 1]) {
      await expect(imported.run({ db: stoppingAfter(db, count) })).rejects.toThrow('stopped');
    }
    await imported.run();
    expect(await imported.dump()).toBe(before);
  });

  it('keeps what users have changed since, and adds what is new in the file', async () => {
    const person = await logIn(imported.server, ana, { password });
    await person.call('renameChat', { chatId: 'c1', title: 'Мой' });
    await person.call('updateUser', { firstName: 'Анна' });
    const { chats } = await person.call('listChats', {});
    const welcome = chats.find(({ title }) => title === 'Welcome Chat')?.chatId ?? '';
    await person.call('deleteChat', { chatId: welcome });
    const path = 'chats/ana/chatHistory/c1/messages/new';
    const data = { text: 'Нов', sender: 'user', timestamp: '2026-02-01T00:00:00Z' };
    const repeated = await imported.run({ lines: [...documents, { path, data }] });
    expect(repeated).toContain('messages: 1 new');
    const after = await person.call('listChats', {});
    expect(after.chats.map(({ title }) => title)).toEqual(['Мой']);
    expect((await person.call('getUser', {})).user.firstName).toBe('Анна');
    const { messages } = await person.call('listMessages', { chatId: 'c1' });
    expect(messages.at(-1)?.text).toBe('Нов');
  });

  it('hashes an old password again, and removes the key with the last one', async () => {
    const { db } = imported;
    for (const { email } of [ana, boris]) {
      expect((await imported.logInWith(email)).status).toBe(200);
    }
    const left = await db
      .selectFrom('authCredentials')
      .select('userId')
      .where('password', 'like', 'firebase:%')
      .execute();
    expect(left).toHaveLength(2);
    expect(left).toContainEqual({ userId: 'disabled' });
    const same = [imported.logInWith('signs@firm.test'), imported.logInWith('signs@firm.test')];
    expect((await Promise.all(same)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await keys()).toBe(1);
    await db.deleteFrom('accountBlocks').execute();
    expect((await imported.logInWith('off@firm.test')).status).toBe(200);
    expect(await keys()).toBe(0);
    expect((await imported.logInWith('off@firm.test')).status).toBe(200);
  });

  it('does not bring back an account that was erased', async () => {
    const { db } = imported;
    await db.deleteFrom('authUsers').where('id', '=', 'boris').execute();
    expect(await imported.run()).toContain('has been erased since: 1, user 2');
    expect((await imported.logInWith(boris.email)).status).toBe(401);
  });

  async function keys(): Promise<number> {
    const { db } = imported;
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
