import { writeDocuments } from '../../platform/db/document-writes.ts';
import { notify } from '../../platform/db/notifications.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Logger } from '../../platform/log.ts';
import { updateUserRow } from './accounts.store.ts';
import { VERIFICATION_SECONDS } from './auth.ts';
import { markOwnerProven } from './linked/proven-owners.store.ts';
import type { AccountMails } from './mails/account-mails.ts';
import { mailTextsFor } from './mails/mail-texts.ts';

/** Page that the link redirects to after verification. */
const VERIFIED_PAGE = '/profile?verified=1';

export interface VerificationDependencies {
  db: Database;
  mails: AccountMails;
  log: Logger;
}

/**
 * Mails the verification link, in the user's language or, before there is a user document, in the browser's.
 * It is stored and sent afterwards: no sign-up waits for a mail server. Never rejects: the user can request another link.
 */
export async function sendVerificationLink(
  { db, mails, log }: VerificationDependencies,
  recipient: { uid: string; email: string; link: string; acceptLanguage: string | null },
): Promise<void> {
  const link = new URL(recipient.link);
  link.searchParams.set('callbackURL', VERIFIED_PAGE);
  try {
    const { uid, acceptLanguage } = recipient;
    const { verification: texts } = await mailTextsFor(db, uid, acceptLanguage);
    const mail = { to: recipient.email, subject: texts.subject, text: texts.text(link.href) };
    await mails.store(db, mail, VERIFICATION_SECONDS);
    mails.sendDue();
  } catch (error) {
    log.warn({ error, uid: recipient.uid }, 'storing a verification mail failed');
  }
}

/**
 * Sends the user document again after its address was verified, which can make its owner staff.
 * @param isOwnSession whether a browser that is logged in to the account has opened the link: its user then owns the address
 */
export async function announceVerified(
  db: Database,
  uid: string,
  isOwnSession: boolean,
): Promise<void> {
  await writeDocuments(db, uid, async (trx, revision) => {
    if (isOwnSession) await markOwnerProven(trx, uid);
    await updateUserRow(trx, uid, {}, revision);
    await notify(trx, { kind: 'access', uid });
  });
}
