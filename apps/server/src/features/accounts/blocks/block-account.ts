import { type Database, inTransaction, type Trx } from '../../../platform/db/transaction.ts';
import type { Encryption } from '../../../platform/encryption.ts';
import { readAuthUser } from '../accounts.store.ts';
import { endBlock, insertBlock } from '../blocks.store.ts';
import { storeMail } from '../mails/account-mails.ts';
import { mailTextsFor } from '../mails/mail-texts.ts';
import { type EndViewings, endSessions } from '../session-list/end-sessions.ts';

/** How long the mails about a block are retried, in seconds. */
const MAIL_SECONDS = 7 * 24 * 3_600;

export interface BlockDependencies {
  db: Database;
  mailEncryption: Encryption;
  endViewings: EndViewings;
  /** Stops the work of later features for this user, in the same transaction. */
  onBlocked(trx: Trx, uid: string): Promise<void>;
  supportEmail: string;
}

/**
 * Blocks an account: ends its sessions and running answers, refuses every log-in, and mails the reason. It
 * does not change the subscription.
 * @returns false if it is blocked already
 */
export function blockAccount(
  { db, mailEncryption, endViewings, onBlocked, supportEmail }: BlockDependencies,
  uid: string,
  reason: string,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if (!(await insertBlock(trx, uid, reason))) return false;
    await endSessions(trx, uid, 'all', endViewings);
    await onBlocked(trx, uid);
    const { subject, text } = (await mailTextsFor(trx, uid)).accountBlocked;
    await mail(trx, mailEncryption, uid, { subject, text: text(reason, supportEmail) });
    return true;
  });
}

/** Opens a blocked account again, and mails the user. @returns false if it is not blocked */
export function unblockAccount(
  {
    db,
    mailEncryption,
    publicUrl,
  }: Pick<BlockDependencies, 'db' | 'mailEncryption'> & { publicUrl: string },
  uid: string,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if (!(await endBlock(trx, uid))) return false;
    const { subject, text } = (await mailTextsFor(trx, uid)).accountUnblocked;
    await mail(trx, mailEncryption, uid, { subject, text: text(`${publicUrl}/login`) });
    return true;
  });
}

async function mail(
  trx: Trx,
  encryption: Encryption,
  uid: string,
  texts: { subject: string; text: string },
): Promise<void> {
  const to = (await readAuthUser(trx, uid))?.email ?? '';
  await storeMail(trx, encryption, { to, ...texts }, MAIL_SECONDS);
}
