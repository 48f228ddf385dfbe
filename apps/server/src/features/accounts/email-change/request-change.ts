import { ApiError } from '../../../platform/api-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Actor } from '../../../platform/handlers.ts';
import { newId } from '../../../platform/ids.ts';
import { hashToken, newToken } from '../../../platform/random-tokens.ts';
import { mailTextsFor } from '../mails/mail-texts.ts';
import { verifyUser } from '../password/verify-password.ts';
import { findHolder, insertChange } from './email-change.store.ts';
import type { EmailChangeDependencies } from './email-changes.ts';

/** Lifetime of the link that confirms a new address, in seconds; the mail and the screen name it. */
export const CONFIRM_SECONDS = 24 * 3_600;

/**
 * Mails the link that confirms a new address; nothing changes before. If the address is taken, its holder gets a mail
 * instead: the same answer after the same work, so that nobody learns who has an account.
 * @throws ApiError WRONG_PASSWORD, FRESH_LOG_IN_REQUIRED, RATE_LIMITED, EMAIL_UNCHANGED
 */
export async function requestChange(
  dependencies: EmailChangeDependencies,
  { uid, email, sessionId }: Pick<Actor, 'uid' | 'email' | 'sessionId'>,
  request: { newEmail: string; currentPassword: string | null },
): Promise<void> {
  const { db, mails, limits, publicUrl, log } = dependencies;
  const newEmail = request.newEmail.toLowerCase();
  await verifyUser(dependencies, { uid, sessionId }, request.currentPassword);
  if (newEmail === email) throw new ApiError('EMAIL_UNCHANGED');
  await limits.emailChange(uid);
  if (!(await limits.mayMail('newEmail', newEmail))) throw new ApiError('RATE_LIMITED');
  const token = newToken();
  await inTransaction(db, async (trx) => {
    await insertChange(
      trx,
      { changeId: newId(), uid, newEmail, confirmHash: hashToken(token) },
      CONFIRM_SECONDS,
    );
    const holder = await findHolder(trx, newEmail, uid);
    const texts = await mailTextsFor(trx, holder ?? uid);
    const mail = holder === null ? texts.emailChange : texts.emailTaken;
    const link = holder === null ? `${publicUrl}/newemail#${token}` : `${publicUrl}/login`;
    const { subject } = mail;
    await mails.store(trx, { to: newEmail, subject, text: mail.text(link) }, CONFIRM_SECONDS);
  });
  mails.sendDue();
  log.info({ uid }, 'account: a change of address was requested');
}
