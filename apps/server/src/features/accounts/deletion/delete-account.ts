import { languages } from '@savet/contract/languages';
import { ACCOUNT_RETURN_DAYS } from '@savet/contract/limits';
import { formatDate } from '@savet/i18n/formats';
import { mails as mailTexts } from '@savet/i18n/mails';
import { ApiError } from '../../../platform/api-error.ts';
import { type Database, inTransaction, type Trx } from '../../../platform/db/transaction.ts';
import type { Actor } from '../../../platform/handlers.ts';
import type { Logger } from '../../../platform/log.ts';
import { readAuthUser } from '../accounts.store.ts';
import { insertDeletion } from '../deletions.store.ts';
import { deleteMailedLinks } from '../mailed-links.store.ts';
import type { AccountMails } from '../mails/account-mails.ts';
import { languageFor } from '../mails/mail-texts.ts';
import { type PasswordCheckDependencies, verifyUser } from '../password/verify-password.ts';
import { type EndViewings, endSessions } from '../session-list/end-sessions.ts';

export interface DeletionDependencies {
  db: Database;
  mails: AccountMails;
  endViewings: EndViewings;
  /** Ends what later features do for the user, in the transaction. */
  onClosing(trx: Trx, uid: string): Promise<void>;
  /** Tells the payment provider, without waiting for it. */
  onClosed(uid: string): void;
  publicUrl: string;
  supportEmail: string;
  log: Logger;
}

/** How long the mails about a deletion are retried, in seconds: as long as the user can return. */
export const DELETION_MAIL_SECONDS = ACCOUNT_RETURN_DAYS * 24 * 3_600;

/**
 * Closes an account and ends its sessions. It is erased after ACCOUNT_RETURN_DAYS unless its user logs in and keeps it.
 * @returns until when it can be kept
 * @throws ApiError WRONG_PASSWORD, FRESH_LOG_IN_REQUIRED, RATE_LIMITED
 */
export async function deleteAccount(
  dependencies: DeletionDependencies & PasswordCheckDependencies,
  actor: Pick<Actor, 'uid' | 'sessionId'>,
  currentPassword: string | null,
): Promise<Date> {
  const { db, mails, log } = dependencies;
  await verifyUser(dependencies, actor, currentPassword);
  const { uid } = actor;
  const until = await inTransaction(db, (trx) => closeAccount(trx, dependencies, uid));
  // Another request was faster, and has ended this session.
  if (until === null) throw new ApiError('UNAUTHENTICATED');
  mails.sendDue();
  dependencies.onClosed(uid);
  log.info({ uid, until }, 'account: it was deleted and will be erased');
  return until;
}

async function closeAccount(
  trx: Trx,
  dependencies: DeletionDependencies,
  uid: string,
): Promise<Date | null> {
  const { mails, endViewings, publicUrl, supportEmail } = dependencies;
  const until = await insertDeletion(trx, uid, ACCOUNT_RETURN_DAYS);
  if (until === null) return null;
  await deleteMailedLinks(trx, uid);
  await endSessions(trx, uid, 'all', endViewings);
  await dependencies.onClosing(trx, uid);
  const user = await readAuthUser(trx, uid);
  if (user) {
    const language = await languageFor(trx, uid);
    const { accountDeleted: texts } = mailTexts[language];
    const date = formatDate(languages[language].tag, until);
    const mail = {
      to: user.email,
      subject: texts.subject,
      text: texts.text(date, `${publicUrl}/login`, supportEmail),
    };
    await mails.store(trx, mail, DELETION_MAIL_SECONDS);
  }
  return until;
}
