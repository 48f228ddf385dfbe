import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readAuthUser } from '../../features/accounts/accounts.store.ts';
import { AccountMails } from '../../features/accounts/mails/account-mails.ts';
import { createEncryption } from '../../platform/encryption.ts';
import { createLog } from '../../platform/log.ts';
import { createStripe } from '../../platform/stripe/client.ts';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { databases } from '../../testing/databases.ts';
import { serverPayments } from '../../testing/payments/server-payments.ts';
import { signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';
import { openStripeAccount, type StripeAccount } from '../../testing/stripe-account.ts';
import type { ErasingDependencies } from './erase-everything.ts';
import { eraseDue, startEraser } from './eraser.ts';

const log = createLog('silent');
const encryption = createEncryption('secret', 'test');

describe.each(databases)('the eraser on $name', ({ open }) => {
  let account: StripeAccount;
  let server: TestServer;
  let dependencies: ErasingDependencies;

  beforeAll(async () => {
    account = await openStripeAccount();
    server = await startApplication(await open(), new ScriptedConsultant(), {
      paymentProvider: account.provider,
    });
    const { db } = server.database;
    const mailer = { send: async () => {} };
    dependencies = {
      db,
      payments: serverPayments(server),
      accountMails: new AccountMails(db, encryption, mailer, log),
      outbox: join(server.folder, 'outbox'),
      dataDir: server.folder,
      log,
    };
  });
  afterAll(async () => {
    await server.close();
    await account.close();
  });

  it('keeps the rows while the payment provider is down, and tries again later', async () => {
    const uid = await dueAccount();
    const stripe = createStripe({ secretKey: 'sk_test_x', apiBase: 'http://127.0.0.1:9' });
    const { payments } = dependencies;
    if (!payments) throw new Error('payments are on');
    await eraseDue({ ...dependencies, payments: { ...payments, stripe } });
    expect(await exists(uid)).toBe(true);
    // Another server leaves it alone for a while.
    await eraseDue(dependencies);
    expect(await exists(uid)).toBe(true);
    await makeDue(uid);
    await eraseDue(dependencies);
    expect(await exists(uid)).toBe(false);
  });

  it('begins when the server starts', async () => {
    const uid = await dueAccount();
    const stop = startEraser(dependencies);
    await vi.waitFor(async () => expect(await exists(uid)).toBe(false));
    stop();
  });

  it('continues after a failure in the middle', async () => {
    const uid = await dueAccount();
    const file = join(server.folder, 'no-folder');
    writeFileSync(file, '');
    await eraseDue({ ...dependencies, outbox: file });
    expect(await exists(uid)).toBe(true);
    await makeDue(uid);
    await eraseDue(dependencies);
    expect(await exists(uid)).toBe(false);
  });

  it('erases the others when one fails', async () => {
    const [stuck, free] = [await dueAccount(), await dueAccount({ customer: false })];
    await eraseDue({ ...dependencies, payments: null });
    expect(await exists(stuck)).toBe(true);
    expect(await exists(free)).toBe(false);
  });

  it('leaves no mail to the account that still waits to be sent', async () => {
    const { db } = server.database;
    const uid = await dueAccount({ customer: false });
    const to = (await readAuthUser(db, uid))?.email ?? '';
    const mail = { subject: 'A link', text: 'https://savet.test/reset#token' };
    await dependencies.accountMails.store(db, { ...mail, to }, 3_600);
    await dependencies.accountMails.store(db, { ...mail, to: 'else@people.test' }, 3_600);
    expect(await waitingMails()).toEqual(new Set([to, 'else@people.test']));
    await eraseDue(dependencies);
    expect(await waitingMails()).toEqual(new Set(['else@people.test']));
  });

  /** The recipients of the mails that these tests have stored. */
  async function waitingMails(): Promise<Set<string>> {
    const rows = await server.database.db.selectFrom('accountMails').selectAll().execute();
    const texts = rows.flatMap(
      ({ mailId, encryptedMail }) => encryption.decrypt(encryptedMail, mailId) ?? [],
    );
    return new Set(texts.map((text) => (JSON.parse(text) as { to: string }).to));
  }

  /** A deleted account whose last day is over. @returns its uid */
  async function dueAccount({ customer = true } = {}): Promise<string> {
    const person = await signUp(server);
    const { uid, email } = person;
    const names = { email, firstName: 'Ана', lastName: 'Тест' };
    if (customer) await person.call('createStripeCustomer', names);
    await person.call('deleteAccount', { currentPassword: 'secret1' });
    await makeDue(uid);
    return uid;
  }

  async function makeDue(uid: string): Promise<void> {
    const { db } = server.database;
    const now = sql<Date>`now()`;
    const due = { eraseAfter: now, eraseDueAt: now };
    await db.updateTable('accountDeletions').set(due).where('uid', '=', uid).execute();
  }

  async function exists(uid: string): Promise<boolean> {
    const { db } = server.database;
    const row = await db
      .selectFrom('authUsers')
      .where('id', '=', uid)
      .select('id')
      .executeTakeFirst();
    return row !== undefined;
  }
});
