import type { Database, Trx } from '../../../platform/db/transaction.ts';
import type { Encryption } from '../../../platform/encryption.ts';
import { newId } from '../../../platform/ids.ts';
import type { Logger } from '../../../platform/log.ts';
import { QueuedMails } from '../../../platform/mail/mail-sweeper.ts';
import type { Mail, Mailer } from '../../../platform/mail/mailer.ts';
import {
  claimMails,
  deleteMail,
  insertMail,
  listMails,
  type StoredMail,
} from './account-mails.store.ts';

/** Separates the key of stored mails from others that are derived from `AUTH_SECRET`. */
export const MAIL_PURPOSE = 'savet account mails';

/**
 * Mails about accounts. They are stored together with the change that they report and sent afterwards, so that neither a
 * mail server that is down nor a crash loses one, and no answer waits for a mail server.
 */
export class AccountMails {
  readonly #db: Database;
  readonly #encryption: Encryption;
  readonly #queue: QueuedMails<StoredMail>;

  constructor(db: Database, encryption: Encryption, mailer: Mailer, log: Logger) {
    this.#db = db;
    this.#encryption = encryption;
    const queue = {
      name: 'account mails',
      claim: (limit: number, holdSeconds: number) => claimMails(db, limit, holdSeconds),
      write: (mail: StoredMail) => this.#read(mail),
      markSent: (mail: StoredMail) => deleteMail(db, mail),
    };
    this.#queue = new QueuedMails(queue, mailer, log);
  }

  /** Stores a mail; call `sendDue` after the commit. @param validSeconds not sent any more afterwards */
  async store(db: Database | Trx, mail: Mail, validSeconds: number): Promise<void> {
    await storeMail(db, this.#encryption, mail, validSeconds);
  }

  /** Deletes the mails to addresses that are not sent yet. */
  async erase(addresses: readonly string[]): Promise<void> {
    for (const mail of await listMails(this.#db)) {
      const text = this.#encryption.decrypt(mail.encryptedMail, mail.mailId);
      // Encrypted under an earlier AUTH_SECRET: it cannot be sent, and expires.
      if (text === null || !addresses.includes((JSON.parse(text) as Mail).to)) continue;
      await deleteMail(this.#db, mail);
    }
  }

  sendDue(): void {
    this.#queue.sendDue();
  }

  async stop(): Promise<void> {
    await this.#queue.stop();
  }

  /** @throws Error if AUTH_SECRET has changed since the mail was stored */
  #read({ mailId, encryptedMail }: StoredMail): Mail {
    const text = this.#encryption.decrypt(encryptedMail, mailId);
    if (text === null) throw new Error('this mail was stored under another AUTH_SECRET');
    return JSON.parse(text) as Mail;
  }
}

/** Stores a mail where no server runs that could send it: the next one does. @param validSeconds not sent any more afterwards */
export async function storeMail(
  db: Database | Trx,
  encryption: Encryption,
  mail: Mail,
  validSeconds: number,
): Promise<void> {
  const mailId = newId();
  const encryptedMail = encryption.encrypt(JSON.stringify(mail), mailId);
  await insertMail(db, { mailId, encryptedMail, validSeconds });
}
