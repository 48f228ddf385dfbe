import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { createEncryption } from '../../../platform/encryption.ts';
import { createLog } from '../../../platform/log.ts';
import { databases } from '../../../testing/databases.ts';
import { samplePassword } from '../../../testing/imports/firebase-password.ts';
import { withFirebasePasswords } from './firebase-passwords.ts';
import { firebaseHash, keyIdOf, toStoredHash } from './firebase-scrypt.ts';
import { deleteUnneededKeys, insertPasswordKey } from './password-keys.store.ts';

const parameters = {
  signerKey: Buffer.from(
    'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
    'base64',
  ),
  saltSeparator: Buffer.from('Bw==', 'base64'),
  rounds: 8,
  memoryCost: 14,
};
const imported = toStoredHash({
  keyId: keyIdOf(parameters),
  salt: Buffer.from(samplePassword.salt, 'base64'),
  hash: Buffer.from(samplePassword.passwordHash, 'base64'),
});

describe.each(databases)('passwords from Firebase on $name', ({ open }) => {
  const encryption = createEncryption('a secret', 'test');
  let database: OpenDatabase;
  let counts: { own: number; firebase: number };

  beforeAll(async () => {
    database = await open();
    await inTransaction(database.db, (trx) => insertPasswordKey(trx, encryption, parameters));
  });
  afterAll(() => database.close());
  beforeEach(() => {
    counts = { own: 0, firebase: 0 };
  });

  const hashing = (key = encryption) =>
    withFirebasePasswords(
      {
        hash: async (password) => {
          counts.own += 1;
          return `own ${password}`;
        },
        verify: async ({ hash, password }) => {
          counts.own += 1;
          return hash === `own ${password}`;
        },
      },
      {
        db: database.db,
        encryption: key,
        log: createLog('silent'),
        compute: (...given) => {
          counts.firebase += 1;
          return firebaseHash(...given);
        },
      },
    );

  it('are verified as in the sample of Firebase', async () => {
    const verify = (password: string) => hashing().verify({ hash: imported, password });
    expect(await verify(samplePassword.password)).toBe(true);
    expect(await verify('user1Password')).toBe(false);
  });

  it.each([
    ['an imported password', () => hashing().verify({ hash: imported, password: 'x' })],
    ['another password', () => hashing().verify({ hash: 'own y', password: 'x' })],
    ['no account, for which the library computes a hash', () => hashing().hash('x')],
  ])('cost as much for %s', async (_name, check) => {
    await check();
    expect(counts).toEqual({ own: 1, firebase: 1 });
  });

  it('are wrong under another AUTH_SECRET', async () => {
    const other = createEncryption('another secret', 'test');
    const given = { hash: imported, password: samplePassword.password };
    expect(await hashing(other).verify(given)).toBe(false);
  });

  it('keep their signer key encrypted', async () => {
    const row = await database.db
      .selectFrom('firebasePasswordKeys')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(parameters.signerKey.toString('base64').slice(0, 20));
  });

  it('keep their key while a password needs it', async () => {
    const { db } = database;
    await sql`insert into auth_users (id, name, email) values ('u', '', 'u@people.test')`.execute(
      db,
    );
    await db
      .insertInto('authCredentials')
      .values({
        id: 'c',
        userId: 'u',
        providerId: 'credential',
        accountId: 'u',
        password: imported,
      })
      .execute();
    await deleteUnneededKeys(db);
    expect(await keys()).toBe(1);
    await db.updateTable('authCredentials').set({ password: 'own' }).execute();
    await deleteUnneededKeys(db);
    expect(await keys()).toBe(0);
  });

  async function keys(): Promise<number> {
    return (await database.db.selectFrom('firebasePasswordKeys').select('keyId').execute()).length;
  }
});
