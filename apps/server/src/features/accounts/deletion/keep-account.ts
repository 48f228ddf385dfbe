import { inTransaction } from '../../../platform/db/transaction.ts';
import { readAuthUser } from '../accounts.store.ts';
import { deleteDeletion } from '../deletions.store.ts';
import { mailTextsFor } from '../mails/mail-texts.ts';
import { DELETION_MAIL_SECONDS, type DeletionDependencies } from './delete-account.ts';

export type KeepDependencies = Pick<
  DeletionDependencies,
  'db' | 'mails' | 'publicUrl' | 'supportEmail' | 'log'
>;

/**
 * Opens an account again that its user had deleted. Call after a log-in with the right password.
 * @returns false if it is not being deleted, or if it is too late
 */
export async function keepAccount(
  { db, mails, publicUrl, supportEmail, log }: KeepDependencies,
  uid: string,
): Promise<boolean> {
  const isKept = await inTransaction(db, async (trx) => {
    if (!(await deleteDeletion(trx, uid))) return false;
    const user = await readAuthUser(trx, uid);
    const { accountKept: texts } = await mailTextsFor(trx, uid);
    const text = texts.text(`${publicUrl}/forgot`, supportEmail);
    const mail = { to: user?.email ?? '', subject: texts.subject, text };
    await mails.store(trx, mail, DELETION_MAIL_SECONDS);
    return true;
  });
  if (!isKept) return false;
  mails.sendDue();
  log.info({ uid }, 'account: it is kept after all');
  return true;
}
