import { notify } from '../../../platform/db/notifications.ts';
import { type Database, inTransaction } from '../../../platform/db/transaction.ts';
import type { Encryption } from '../../../platform/encryption.ts';
import { readAuthUser } from '../accounts.store.ts';
import { storeMail } from '../mails/account-mails.ts';
import { mailTextsFor } from '../mails/mail-texts.ts';
import { deleteFactor, insertReset } from '../second-factor.store.ts';
import { NOTICE_SECONDS } from './second-factors.ts';

export interface ResetDependencies {
  db: Database;
  mailEncryption: Encryption;
  supportEmail: string;
}

/**
 * Removes the second factor of a user who has lost it, records why, and mails the user.
 * @returns false if there was none
 */
export function resetSecondFactor(
  { db, mailEncryption, supportEmail }: ResetDependencies,
  uid: string,
  reason: string,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if (!(await deleteFactor(trx, uid))) return false;
    await insertReset(trx, uid, reason);
    await notify(trx, { kind: 'access', uid });
    const { subject, text } = (await mailTextsFor(trx, uid)).secondFactorReset;
    const to = (await readAuthUser(trx, uid))?.email ?? '';
    const mail = { to, subject, text: text(reason, supportEmail) };
    await storeMail(trx, mailEncryption, mail, NOTICE_SECONDS);
    return true;
  });
}
