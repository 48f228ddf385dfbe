import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDocuments } from '../../../platform/db/document-writes.ts';
import { postAccount } from '../../../testing/account-routes.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { mailWith } from '../../../testing/mails/outbox.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { findUidByEmail, insertUser } from '../accounts.store.ts';
import { deleteUnfinishedSignUps } from './unfinished.store.ts';

describe.each(databases)('a sign-up on $name', ({ open }) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startApplication(await open(), new ScriptedConsultant());
  });
  afterAll(() => server.close());

  const signUp = (email: string) =>
    postAccount(server, 'sign-up/email', { name: 'Ана', email, password: 'secret1' });
  /** What a kill leaves between account and password. */
  const cutOff = async (email: string, seconds: number) => {
    const createdAt = new Date(Date.now() - 1_000 * seconds);
    await server.database.db
      .insertInto('authUsers')
      .values({
        id: email,
        name: 'Ана',
        email,
        emailVerified: false,
        createdAt,
        updatedAt: createdAt,
      })
      .execute();
  };

  it('works again after one that was cut off', async () => {
    await cutOff('cut@people.test', 120);
    expect((await signUp('Cut@people.test')).status).toBe(200);
  });

  it('leaves one alone that may be in progress, until the only server starts', async () => {
    await cutOff('now@people.test', 5);
    expect((await signUp('now@people.test')).status).toBe(422);
    await deleteUnfinishedSignUps(server.database.db, null);
    expect((await signUp('now@people.test')).status).toBe(200);
  });

  it('leaves accounts with a password alone', async () => {
    expect((await signUp('kept@people.test')).status).toBe(200);
    const { db } = server.database;
    const uid = await findUidByEmail(db, 'kept@people.test');
    await deleteUnfinishedSignUps(db, null);
    expect(await findUidByEmail(db, 'kept@people.test')).toBe(uid);
  });

  it.each([
    ['a profile', 'users'],
    ['a passkey', 'passkeys'],
    ['an earlier address', 'emailChanges'],
  ] as const)(
    'leaves an account alone that has %s and lost its last log-in',
    async (_what, table) => {
      const { db } = server.database;
      const email = `${table}@people.test`.toLowerCase();
      await cutOff(email, 120);
      const row = { uid: email };
      const until = new Date();
      if (table === 'users') {
        const names = { firstName: 'Ана', lastName: 'Тест' };
        await writeDocuments(db, email, (trx, revision) => insertUser(trx, email, names, revision));
      } else if (table === 'passkeys') {
        const key = { passkeyId: 'p', credentialId: 'c', publicKey: 'k', signCount: 0, name: 'n' };
        await db
          .insertInto(table)
          .values({ ...row, ...key, transports: '[]' })
          .execute();
      } else {
        const change = { changeId: 'e', newEmail: 'new@people.test', confirmHash: 'h' };
        await db
          .insertInto(table)
          .values({ ...row, ...change, confirmUntil: until })
          .execute();
      }
      await deleteUnfinishedSignUps(db, null);
      expect((await signUp(email)).status).toBe(422);
      expect(await findUidByEmail(db, email)).toBe(email);
    },
  );

  it('of one address at the same time has one winner, and tells the others that it is taken', async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => signUp('race@people.test')),
    );
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
    expect((await signUp('mail@people.test')).status).toBe(200);
    expect(await mailWith(server, 'mail@people.test', 'verify-email')).toContain('token=');
  });
});
