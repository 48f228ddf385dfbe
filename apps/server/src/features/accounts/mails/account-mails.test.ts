import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { createEncryption } from '../../../platform/encryption.ts';
import { createLog } from '../../../platform/log.ts';
import { createMailer } from '../../../platform/mail/mailer.ts';
import { databases } from '../../../testing/databases.ts';
import { MailServer } from '../../../testing/mails/mail-server.ts';
import { AccountMails } from './account-mails.ts';

const log = createLog('silent');
const link = 'https://savet.test/reset#secret';
const mail = { to: 'ann@people.test', subject: 'A link', text: `Here:\n${link}\n` };

describe.each(databases)('mails about accounts on $name', ({ open }) => {
  let database: OpenDatabase;
  let mailServer: MailServer;
  let mails: AccountMails;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    mailServer = await MailServer.start();
    const mailer = createMailer(
      { smtpUrl: mailServer.url, from: 'savet@savet.test', outbox: '', publicUrl: '' },
      log,
    );
    mails = new AccountMails(database.db, createEncryption('secret', 'test'), mailer, log);
    return () => mailServer.stop();
  });
  afterAll(() => database.close());

  it('are stored encrypted, sent, and deleted', async () => {
    await mails.store(database.db, mail, 60);
    const stored = await readStored();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toMatch(/secret|ann@/);
    mails.sendDue();
    await vi.waitFor(async () => expect(await readStored()).toEqual([]));
    expect(mailServer.mailsTo(mail.to)).toHaveLength(1);
    expect(mailServer.mailsTo(mail.to)[0]).toContain(link);
  });

  it('are erased with their recipient, and only those', async () => {
    await mails.store(database.db, mail, 60);
    await mails.store(database.db, { ...mail, to: 'joann@people.test' }, 60);
    await mails.erase(['ann@people.test']);
    expect(await readStored()).toHaveLength(1);
    await mails.erase(['joann@people.test']);
    expect(await readStored()).toEqual([]);
  });

  it('are kept while the mail server refuses them', async () => {
    mailServer.refuse(1);
    await mails.store(database.db, mail, 600);
    mails.sendDue();
    await vi.waitFor(async () => {
      expect(mailServer.refusalsLeft).toBe(0);
      expect(await readStored()).toMatchObject([{ mailAttempts: 1 }]);
    });
    await sql`update account_mails set mail_due_at = now()`.execute(database.db);
    // Requested while the first sweep may still run: then another one follows it.
    mails.sendDue();
    await vi.waitFor(async () => expect(await readStored()).toEqual([]));
    expect(mailServer.mailsTo(mail.to)).toHaveLength(1);
  });

  it('are not sent when their links have expired', async () => {
    await mails.store(database.db, mail, 0);
    mails.sendDue();
    await vi.waitFor(async () => expect(await readStored()).toEqual([]));
    expect(mailServer.mails).toEqual([]);
  });

  it('are not sent when the change that they report is rolled back', async () => {
    const failure = new Error('rolled back');
    const change = inTransaction(database.db, async (trx) => {
      await mails.store(trx, mail, 60);
      throw failure;
    });
    await expect(change).rejects.toBe(failure);
    expect(await readStored()).toEqual([]);
  });

  function readStored() {
    return database.db.selectFrom('accountMails').selectAll().execute();
  }
});
