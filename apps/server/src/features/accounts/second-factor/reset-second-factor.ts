import { type Database, inTransaction } from '../../../platform/db/transaction.ts';
import type { Encryption } from '../../../platform/encryption.ts';
import { readAuthUser } from '../accounts.store.ts';
import { deleteFactor, insertReset } from '../factors/second-factor.store.ts';
import { storeMail } from '../mails/account-mails.ts';
import { mailTextsFor } from '../mails/mail-texts.ts';
import { removePasskeys } from '../passkeys/remove-passkeys.ts';
import { type EndViewings, endSessions } from '../session-list/end-sessions.ts';
import { NOTICE_SECONDS } from './second-factors.ts';

export interface ResetDependencies {
  db: Database;
  mailEncryption: Encryption;
  endViewings: EndViewings;
  supportEmail: string;
}

/**
 * Removes the second factor of a user who has lost it, an app and all passkeys, records why, ends all sessions, and mails the user.
 * Whoever has found the phone may be logged in on it.
 * @returns false if there was none
 */
export function resetSecondFactor(
  { db, mailEncryption, endViewings, supportEmail }: ResetDependencies,
  uid: string,
  reason: string,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const passkeys = await removePasskeys(trx, { uid, endViewings }, 'all');
    const hadApp = await deleteFactor(trx, uid);
    if (!hadApp && passkeys.length === 0) return false;
    await insertReset(trx, uid, reason);
    await endSessions(trx, uid, 'all', endViewings);
    const { subject, text } = (await mailTextsFor(trx, uid)).secondFactorReset;
    const to = (await readAuthUser(trx, uid))?.email ?? '';
    const mail = { to, subject, text: text(reason, supportEmail) };
    await storeMail(trx, mailEncryption, mail, NOTICE_SECONDS);
    return true;
  });
}
