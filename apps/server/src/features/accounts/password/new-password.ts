import { ApiError } from '../../../platform/api-error.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Actor } from '../../../platform/handlers.ts';
import type { Logger } from '../../../platform/log.ts';
import { readAuthUser } from '../accounts.store.ts';
import type { Auth } from '../auth.ts';
import { lockAccount } from '../linked/linked-log-ins.store.ts';
import { deleteMailedLinks } from '../mailed-links.store.ts';
import type { AccountMails } from '../mails/account-mails.ts';
import { mailTextsFor } from '../mails/mail-texts.ts';
import { passkeyParagraph } from '../mails/passkey-paragraph.ts';
import { type EndViewings, endSessions } from '../session-list/end-sessions.ts';
import type { SessionChoice } from '../session-list/session-list.store.ts';
import type { CheckNewPassword } from './common-passwords.ts';
import { replacePasswordHash, setPasswordHash } from './password.store.ts';
import { isLinkOf, readPasswordLink } from './password-link.ts';
import { type PasswordCheckDependencies, verifyPassword } from './verify-password.ts';

/** How long the mail about a new password is retried, in seconds. */
const NOTICE_SECONDS = 7 * 24 * 3_600;

export interface NewPasswordDependencies {
  db: Database;
  mails: AccountMails;
  endViewings: EndViewings;
  checkNewPassword: CheckNewPassword;
  publicUrl: string;
  supportEmail: string;
  log: Logger;
}

/**
 * Sets the password with a mailed link, in one transaction with what follows it: a server that is killed, or loses the database, leaves
 * no new password beside old sessions. Forgets the guesses of others.
 * @throws ApiError LINK_INVALID, PASSWORD_COMMON
 */
export async function resetPassword(
  dependencies: NewPasswordDependencies & {
    auth: Auth;
    forgetGuesses(email: string): Promise<void>;
  },
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> {
  const { db, auth, mails, log } = dependencies;
  await dependencies.checkNewPassword(newPassword);
  const { uid, email } = await readPasswordLink(db, auth, token);
  const hash = await (await auth.$context).password.hash(newPassword);
  const sessions = await inTransaction(db, async (trx) => {
    await lockAccount(trx, uid);
    // Used up meanwhile, or withdrawn.
    if (!(await isLinkOf(trx, uid, token))) throw new ApiError('LINK_INVALID');
    await setPasswordHash(trx, uid, hash);
    return followNewPassword(trx, dependencies, uid, 'all');
  });
  mails.sendDue();
  await dependencies.forgetGuesses(email);
  log.info({ uid, sessions }, 'account: the password was set with a link');
}

/**
 * Changes the password of a signed-in user and ends the other sessions.
 * @throws ApiError WRONG_PASSWORD, PASSWORD_COMMON, RATE_LIMITED
 */
export async function changePassword(
  dependencies: NewPasswordDependencies & PasswordCheckDependencies,
  { uid, sessionId }: Pick<Actor, 'uid' | 'sessionId'>,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { db, auth, mails, log } = dependencies;
  await dependencies.checkNewPassword(newPassword);
  const before = await verifyPassword(dependencies, uid, currentPassword);
  const after = await (await auth.$context).password.hash(newPassword);
  const sessions = await inTransaction(db, async (trx) => {
    // Changed meanwhile: the current password is another one.
    if (!(await replacePasswordHash(trx, uid, { before, after }))) {
      throw new ApiError('WRONG_PASSWORD');
    }
    return followNewPassword(trx, dependencies, uid, { except: sessionId });
  });
  mails.sendDue();
  log.info({ uid, sessions }, 'account: the password was changed');
}

/**
 * Ends the sessions and mailed links of the account and queues a mail to its user, because somebody else may have known the old
 * password. Runs in the transaction that sets the new one; call `sendDue` after the commit.
 * @returns how many sessions have ended
 */
export async function followNewPassword(
  trx: Trx,
  dependencies: NewPasswordDependencies,
  uid: string,
  sessions: SessionChoice,
): Promise<number> {
  const { mails, endViewings, publicUrl, supportEmail } = dependencies;
  await deleteMailedLinks(trx, uid);
  const ended = await endSessions(trx, uid, sessions, endViewings);
  const user = await readAuthUser(trx, uid);
  if (user) {
    const { passwordChanged: texts } = await mailTextsFor(trx, uid);
    const passkeys = await passkeyParagraph(trx, uid);
    const text = texts.text(`${publicUrl}/forgot`, supportEmail, passkeys);
    await mails.store(trx, { to: user.email, subject: texts.subject, text }, NOTICE_SECONDS);
  }
  return ended;
}
