import { type Selectable, sql } from 'kysely';
import type { AccountMailsTable } from '../../../platform/db/tables/account-tables.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import { claimed } from '../../../platform/mail/claimed.store.ts';

export type StoredMail = Selectable<AccountMailsTable>;

export async function insertMail(
  db: Database | Trx,
  mail: { mailId: string; encryptedMail: string; validSeconds: number },
): Promise<void> {
  const { mailId, encryptedMail, validSeconds } = mail;
  await db
    .insertInto('accountMails')
    .values({
      mailId,
      encryptedMail,
      expiresAt: sql<Date>`now() + make_interval(secs => ${validSeconds})`,
    })
    .execute();
}

/** Claims mails that are due, so that other servers skip them for `holdSeconds`. Deletes the expired ones. */
export async function claimMails(
  db: Database,
  limit: number,
  holdSeconds: number,
): Promise<StoredMail[]> {
  await db.deleteFrom('accountMails').where('expiresAt', '<=', sql<Date>`now()`).execute();
  const due = db
    .selectFrom('accountMails')
    .select('mailId')
    .where('mailDueAt', '<=', sql<Date>`now()`)
    .orderBy('mailDueAt')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return db
    .with('due', () => due)
    .updateTable('accountMails')
    .from('due')
    .set(claimed(holdSeconds))
    .whereRef('accountMails.mailId', '=', 'due.mailId')
    .returningAll('accountMails')
    .execute();
}

export async function deleteMail(db: Database, { mailId }: StoredMail): Promise<void> {
  await db.deleteFrom('accountMails').where('mailId', '=', mailId).execute();
}

export function listMails(db: Database): Promise<StoredMail[]> {
  return db.selectFrom('accountMails').selectAll().execute();
}
