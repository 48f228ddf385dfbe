import type { Language } from '@savet/contract/limits';
import { mails } from '@savet/i18n/mails';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import { notify } from '../../platform/db/notifications.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Logger } from '../../platform/log.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { readUser, updateUserRow } from './accounts.store.ts';

/** Where the link leads once the address is confirmed. */
const CONFIRMED = '/profile?verified=1';

export interface VerificationDependencies {
  db: Database;
  mailer: Mailer;
  log: Logger;
}

/**
 * Mails the link that confirms an address, in the language of the user or, before there is one, of the
 * browser. A mail server that does not answer keeps nobody from signing up: it can be asked for again.
 */
export async function sendVerificationLink(
  { db, mailer, log }: VerificationDependencies,
  to: { uid: string; email: string; link: string; acceptLanguage: string | null },
): Promise<void> {
  const link = new URL(to.link);
  link.searchParams.set('callbackURL', CONFIRMED);
  try {
    const user = await readUser(db, to.uid);
    const texts = mails[user?.language ?? preferred(to.acceptLanguage)].verification;
    await mailer.send({ to: to.email, subject: texts.subject, text: texts.text(link.href) });
  } catch (error) {
    log.warn({ error: String(error), uid: to.uid }, 'a verification mail was not sent');
  }
}

/** Tells everybody who watches that an address is confirmed now, which can make its owner staff. */
export async function tellVerified(db: Database, uid: string): Promise<void> {
  await writeDocuments(db, uid, async (trx, revision) => {
    await updateUserRow(trx, uid, {}, revision);
    await notify(trx, { kind: 'access', uid });
  });
}

function preferred(acceptLanguage: string | null): Language {
  return /^\s*bg\b/i.test(acceptLanguage ?? '') ? 'BG' : 'EN';
}
