import { ApiError } from '../../../platform/api-error.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import type { Logger } from '../../../platform/log.ts';
import { hashToken, newToken } from '../../../platform/random-tokens.ts';
import { type AuthUser, readAuthUser } from '../accounts.store.ts';
import { type Auth, PASSWORD_LINK_SECONDS } from '../auth.ts';
import { hasMailedLink } from '../mailed-links.store.ts';
import type { AccountMails } from '../mails/account-mails.ts';
import { mailTextsFor } from '../mails/mail-texts.ts';

/** Names of these links in the accounts library. */
const IDENTIFIER = 'reset-password:';

export interface PasswordLinkDependencies {
  db: Database;
  mails: AccountMails;
  publicUrl: string;
  log: Logger;
}

/** Mails the link that sets a new password. */
export async function sendPasswordLink(
  { db, mails, publicUrl, log }: PasswordLinkDependencies,
  recipient: { uid: string; email: string; token: string; acceptLanguage: string | null },
): Promise<void> {
  const { uid, email, token, acceptLanguage } = recipient;
  const { passwordLink: texts } = await mailTextsFor(db, uid, acceptLanguage);
  const mail = {
    to: email,
    subject: texts.subject,
    text: texts.text(passwordLink(publicUrl, token)),
  };
  await mails.store(db, mail, PASSWORD_LINK_SECONDS);
  mails.sendDue();
  log.info({ uid }, 'account: a link for a new password was requested');
}

/** The token is behind a `#`, so that it reaches neither a server's log nor another site. */
function passwordLink(publicUrl: string, token: string): string {
  return `${publicUrl}/reset#${token}`;
}

/** Creates a link for a new password without a request for one. @returns its address */
export async function createPasswordLink(
  { auth, publicUrl }: { auth: Auth; publicUrl: string },
  uid: string,
): Promise<string> {
  const token = newToken();
  const { internalAdapter } = await auth.$context;
  await internalAdapter.createVerificationValue({
    identifier: `${IDENTIFIER}${token}`,
    value: uid,
    expiresAt: new Date(Date.now() + 1_000 * PASSWORD_LINK_SECONDS),
  });
  return passwordLink(publicUrl, token);
}

/**
 * The account that a link belongs to. The link stays valid.
 * @throws ApiError LINK_INVALID when it has expired, was used, or never existed
 */
export async function readPasswordLink(db: Database, auth: Auth, token: string): Promise<AuthUser> {
  const { internalAdapter } = await auth.$context;
  const link = await internalAdapter.findVerificationValue(`${IDENTIFIER}${token}`);
  const user = link && link.expiresAt > new Date() ? await readAuthUser(db, link.value) : null;
  if (!user) throw new ApiError('LINK_INVALID');
  return user;
}

/** Whether a link is valid for an account, in the transaction that uses it up. */
export function isLinkOf(trx: Trx, uid: string, token: string): Promise<boolean> {
  return hasMailedLink(trx, uid, hashToken(`${IDENTIFIER}${token}`));
}
