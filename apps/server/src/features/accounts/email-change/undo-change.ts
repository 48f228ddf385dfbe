import { ApiError } from '../../../platform/api-error.ts';
import { writeDocuments } from '../../../platform/db/document-writes.ts';
import type { Trx } from '../../../platform/db/transaction.ts';
import { isUniqueViolation } from '../../../platform/db/violations.ts';
import { hashToken } from '../../../platform/random-tokens.ts';
import { PASSWORD_LINK_SECONDS } from '../auth.ts';
import { deleteFactorSince } from '../factors/second-factor.store.ts';
import { deleteLinks } from '../linked/linked-log-ins.store.ts';
import { deleteMailedLinks } from '../mailed-links.store.ts';
import { mailTextsFor } from '../mails/mail-texts.ts';
import { passkeyParagraph } from '../mails/passkey-paragraph.ts';
import { removePasskeys } from '../passkeys/remove-passkeys.ts';
import { clearPassword } from '../password/password.store.ts';
import { createPasswordLink } from '../password/password-link.ts';
import { endSessions } from '../session-list/end-sessions.ts';
import { type EmailChange, findToUndo, markUndone, setEmail } from './email-change.store.ts';
import type { EmailChangeDependencies } from './email-changes.ts';
import { followNewEmail } from './new-email.ts';
import { CONFIRM_SECONDS } from './request-change.ts';

/**
 * Restores the address of an account with the link that was sent to it. Whoever changed the address may know the password, so this
 * also ends all sessions, removes all linked log-ins and the passkeys and second factor that were added since the change was
 * requested, and mails a link for a new password. Repeating it changes nothing.
 * @throws ApiError LINK_INVALID, EMAIL_TAKEN
 */
export async function undoChange(
  dependencies: EmailChangeDependencies,
  token: string,
): Promise<void> {
  const { db, mails, onEmailChanged, log } = dependencies;
  const change = await findToUndo(db, hashToken(token));
  if (!change || change.oldEmail === null) throw new ApiError('LINK_INVALID');
  if (change.undoneAt !== null) return;
  const { uid, oldEmail } = change;
  try {
    await writeDocuments(db, uid, (trx, revision) =>
      restoreEmail(trx, dependencies, change, revision),
    );
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError('EMAIL_TAKEN');
    throw error;
  }
  log.info({ uid }, 'account: a change of address was undone');
  onEmailChanged(uid);
  const { emailRestored: texts } = await mailTextsFor(db, uid);
  const text = texts.text(
    await createPasswordLink(dependencies, uid),
    await passkeyParagraph(db, uid),
  );
  await mails.store(db, { to: oldEmail, subject: texts.subject, text }, PASSWORD_LINK_SECONDS);
  mails.sendDue();
}

async function restoreEmail(
  trx: Trx,
  dependencies: EmailChangeDependencies,
  change: EmailChange,
  revision: number,
): Promise<void> {
  const { uid, oldEmail, oldEmailVerified } = change;
  if (oldEmail === null || !(await markUndone(trx, change))) throw new ApiError('LINK_INVALID');
  await deleteMailedLinks(trx, uid);
  const emailVerified = oldEmailVerified ?? false;
  await setEmail(trx, uid, { email: oldEmail, emailVerified, ownerProven: false });
  await clearPassword(trx, uid);
  await deleteLinks(trx, uid);
  const since = new Date(change.confirmUntil.getTime() - 1_000 * CONFIRM_SECONDS);
  await removePasskeys(trx, { uid, endViewings: dependencies.endViewings }, { since });
  // Its codes would keep the owner out.
  await deleteFactorSince(trx, uid, since);
  await endSessions(trx, uid, 'all', dependencies.endViewings);
  await followNewEmail(trx, dependencies, uid, revision);
}
