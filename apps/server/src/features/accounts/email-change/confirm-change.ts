import { ApiError } from '../../../platform/api-error.ts';
import { writeDocuments } from '../../../platform/db/document-writes.ts';
import type { Trx } from '../../../platform/db/transaction.ts';
import { isUniqueViolation } from '../../../platform/db/violations.ts';
import { hashToken, newToken } from '../../../platform/random-tokens.ts';
import { readAuthUser } from '../accounts.store.ts';
import { deleteMailedLinks } from '../mailed-links.store.ts';
import { mailTextsFor } from '../mails/mail-texts.ts';
import { isAdminEmail } from '../staff.store.ts';
import {
  type EmailChange,
  findHolder,
  findToConfirm,
  markConfirmed,
  setEmail,
} from './email-change.store.ts';
import type { EmailChangeDependencies } from './email-changes.ts';
import { followNewEmail } from './new-email.ts';

/** How long a change of address can be undone, in seconds; the mail names it. */
const UNDO_SECONDS = 7 * 24 * 3_600;

/**
 * Changes the address of an account with the link that was sent to the new one. Repeating it changes nothing.
 * @param signedInUid the user of the session, if any: an address of ADMIN_EMAILS, which makes staff, is only confirmed in a
 *   browser that is logged in to the account
 * @throws ApiError LINK_INVALID; LOG_IN_FIRST; EMAIL_TAKEN when another account got the address meanwhile
 */
export async function confirmChange(
  dependencies: EmailChangeDependencies,
  token: string,
  signedInUid: string | null,
): Promise<void> {
  const { db, mails, onEmailChanged, log } = dependencies;
  const change = await findToConfirm(db, hashToken(token));
  if (!change) throw new ApiError('LINK_INVALID');
  const { uid } = change;
  if (signedInUid !== uid && (await isAdminEmail(db, change.newEmail))) {
    throw new ApiError('LOG_IN_FIRST');
  }
  if (change.confirmedAt !== null) return;
  try {
    await writeDocuments(db, uid, (trx, revision) =>
      changeEmail(trx, dependencies, change, { revision, isOwnSession: signedInUid === uid }),
    );
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError('EMAIL_TAKEN');
    throw error;
  }
  mails.sendDue();
  onEmailChanged(uid);
  log.info({ uid }, 'account: the address was changed');
}

async function changeEmail(
  trx: Trx,
  dependencies: EmailChangeDependencies,
  { changeId, uid, newEmail }: EmailChange,
  { revision, isOwnSession }: { revision: number; isOwnSession: boolean },
): Promise<void> {
  const { mails, publicUrl, supportEmail } = dependencies;
  const before = await readAuthUser(trx, uid);
  if (!before) throw new ApiError('LINK_INVALID');
  if (await findHolder(trx, newEmail, uid)) throw new ApiError('EMAIL_TAKEN');
  const token = newToken();
  const isConfirmed = await markConfirmed(trx, changeId, {
    oldEmail: before.email,
    oldEmailVerified: before.emailVerified,
    undoHash: hashToken(token),
    seconds: UNDO_SECONDS,
  });
  if (!isConfirmed) throw new ApiError('LINK_INVALID');
  await deleteMailedLinks(trx, uid);
  const address = { email: newEmail, emailVerified: true, ownerProven: isOwnSession };
  await setEmail(trx, uid, address);
  await followNewEmail(trx, dependencies, uid, revision);
  const { emailChanged: texts } = await mailTextsFor(trx, uid);
  const text = texts.text(`${publicUrl}/undoemail#${token}`, supportEmail);
  await mails.store(trx, { to: before.email, subject: texts.subject, text }, UNDO_SECONDS);
}
