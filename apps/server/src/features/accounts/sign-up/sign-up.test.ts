import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeDocuments } from '../../../platform/db/document-writes.ts';
import { postAccount } from '../../../testing/account-routes.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { mailWith } from '../../../testing/mails/outbox.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { findUidByEmail, insertUser } from '../accounts.store.ts';
import {
  deleteUnfinishedSignUp,
  deleteUnfinishedSignUps,
  findUnfinishedSignUp,
} from './unfinished.store.ts';

describe.each(databases)('a sign-up on $name', ({ open }) => {
  let server: TestServer;
  let tries = 0;
  /** A second try of a test needs another one. */
  const address = (name: string) => `${name}.${tries}@people.test`;

  beforeEach(() => {
    tries += 1;
  });
  beforeAll(async () => {
    server = await startApplication(await open(), new ScriptedConsultant());
  });
  afterAll(() => server.close());

  const signUp = (email: string) =>
    postAccount(server, 'sign-up/email', { name: 'Ана', email, password: 'secret1' });
  /** Leaves the rows that a kill between account and password leaves. */
  const cutOff = async (email: string) => {
    const now = new Date();
    const account = { id: email, name: 'Ана', email, emailVerified: false };
    await server.database.db
      .insertInto('authUsers')
      .values({ ...account, createdAt: now, updatedAt: now })
      .execute();
  };
  const addPassword = async (uid: string) => {
    const now = new Date();
    const row = { id: uid, accountId: uid, userId: uid, providerId: 'credential', password: 'h' };
    await server.database.db
      .insertInto('authCredentials')
      .values({ ...row, createdAt: now, updatedAt: now })
      .execute();
  };

  it('works again after one that was cut off', async () => {
    await cutOff(address('cut'));
    expect((await signUp(address('Cut'))).status).toBe(200);
  });

  it('waits for one that is in progress, and finds the address taken', async () => {
    await cutOff(address('now'));
    const second = signUp(address('now'));
    await addPassword(address('now'));
    expect((await second).status).toBe(422);
    expect(await findUidByEmail(server.database.db, address('now'))).toBe(address('now'));
  });

  it('does not delete an account that gets its password meanwhile', async () => {
    const { db } = server.database;
    await cutOff(address('late'));
    expect(await findUnfinishedSignUp(db, address('late'))).toBe(address('late'));
    await addPassword(address('late'));
    await deleteUnfinishedSignUp(db, address('late'));
    expect(await findUidByEmail(db, address('late'))).toBe(address('late'));
  });

  it('that was cut off is gone when the only server starts', async () => {
    const { db } = server.database;
    await cutOff(address('start'));
    await deleteUnfinishedSignUps(db);
    expect(await findUidByEmail(db, address('start'))).toBeNull();
  });

  it('leaves accounts with a password alone', async () => {
    expect((await signUp(address('kept'))).status).toBe(200);
    const { db } = server.database;
    const uid = await findUidByEmail(db, address('kept'));
    await deleteUnfinishedSignUps(db);
    expect(await findUidByEmail(db, address('kept'))).toBe(uid);
  });

  it.each([
    ['a profile', 'users'],
    ['a passkey', 'passkeys'],
    ['an earlier address', 'emailChanges'],
  ] as const)(
    'leaves an account alone that has %s and lost its last log-in',
    async (_what, table) => {
      const { db } = server.database;
      const email = address(table.toLowerCase());
      await cutOff(email);
      const row = { uid: email };
      const until = new Date();
      if (table === 'users') {
        const names = { firstName: 'Ана', lastName: 'Тест' };
        await writeDocuments(db, email, (trx, revision) => insertUser(trx, email, names, revision));
      } else if (table === 'passkeys') {
        const ids = { passkeyId: email, credentialId: email };
        const key = { ...ids, publicKey: 'k', signCount: 0, name: 'n' };
        await db
          .insertInto(table)
          .values({ ...row, ...key, transports: '[]' })
          .execute();
      } else {
        const change = { changeId: email, newEmail: address('new'), confirmHash: email };
        await db
          .insertInto(table)
          .values({ ...row, ...change, confirmUntil: until })
          .execute();
      }
      await deleteUnfinishedSignUps(db);
      expect((await signUp(email)).status).toBe(422);
      expect(await findUidByEmail(db, email)).toBe(email);
    },
  );

  it('of one address at the same time has one winner, and tells the others that it is taken', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => signUp(address('race'))));
    const codes = await Promise.all(
      responses.map(async (response) =>
        response.ok ? 'ok' : ((await response.json()) as { code: string }).code,
      ),
    );
    expect(codes.sort()).toEqual([
      ...Array<string>(4).fill('USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'),
      'ok',
    ]);
  });

  it('mails the link afterwards', async () => {
    expect((await signUp(address('mail'))).status).toBe(200);
    expect(await mailWith(server, address('mail'), 'verify-email')).toContain('token=');
  });
});
