import { writeDocuments } from '../../platform/db/document-writes.ts';
import { notify } from '../../platform/db/notifications.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Logger } from '../../platform/log.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { updateUserRow } from './accounts.store.ts';
import { mailTextsFor } from './mails/mail-texts.ts';

/** Page that the link redirects to after verification. */
const VERIFIED_PAGE = '/profile?verified=1';

export interface VerificationDependencies {
  db: Database;
  mailer: Mailer;
  log: Logger;
}

/**
 * Mails the verification link, in the user's language or, before there is a user document, in the browser's.
 * Never rejects: a mail server that is down must not prevent a sign-up, and the user can request another link.
 */
export async function sendVerificationLink(
  { db, mailer, log }: VerificationDependencies,
  recipient: { uid: string; email: string; link: string; acceptLanguage: string | null },
): Promise<void> {
  const link = new URL(recipient.link);
  link.searchParams.set('callbackURL', VERIFIED_PAGE);
  try {
    const { uid, acceptLanguage } = recipient;
    const { verification: texts } = await mailTextsFor(db, uid, acceptLanguage);
    await mailer.send({ to: recipient.email, subject: texts.subject, text: texts.text(link.href) });
  } catch (error) {
    log.warn({ error: String(error), uid: recipient.uid }, 'sending a verification mail failed');
  }
}

/** Sends the user document again after its address was verified, which can make its owner staff. */
export async function announceVerified(db: Database, uid: string): Promise<void> {
  await writeDocuments(db, uid, async (trx, revision) => {
    await updateUserRow(trx, uid, {}, revision);
    await notify(trx, { kind: 'access', uid });
  });
}
