import type { LogInRefusal } from '@savet/contract/accounts/log-in-providers';
import { APIError } from 'better-auth';
import { writeDocuments } from '../../../platform/db/document-writes.ts';
import { type Database, inTransaction } from '../../../platform/db/transaction.ts';
import { isUniqueViolation } from '../../../platform/db/violations.ts';
import type { Logger } from '../../../platform/log.ts';
import { insertUser, readAuthUser } from '../accounts.store.ts';
import type { Auth } from '../auth.ts';
import {
  findHolderOf,
  findLinkedUid,
  insertLink,
  lockAccount,
} from '../linked/linked-log-ins.store.ts';
import { isOwnerProven, markOwnerProven, sessionIdOf } from '../linked/proven-owners.store.ts';
import { currentCode } from '../log-in-code.ts';
import type { AccountMails } from '../mails/account-mails.ts';
import { mailTextsFor } from '../mails/mail-texts.ts';
import type { EndViewings } from '../session-list/end-sessions.ts';
import { freeAddress } from '../sign-up/free-address.ts';
import { type Choice, chooseAccount, type Identity } from './identity.rules.ts';
import { shutOutOthers } from './shut-out-others.ts';

/** How long the mails about linked log-ins are retried, in seconds. */
export const LINK_NOTICE_SECONDS = 7 * 24 * 3_600;

export interface LogInAsDependencies {
  db: Database;
  auth: Auth;
  mails: AccountMails;
  endViewings: EndViewings;
  publicUrl: string;
  supportEmail: string;
  /** The name of a provider for people. */
  nameOf(provider: Identity['provider']): string;
  log: Logger;
}

/** Finds the account of an identity, or why it must not be used. */
export async function findAccount(
  db: Database,
  identity: Identity,
  confirmingUid: string | null,
): Promise<Choice> {
  await freeAddress(db, identity.email);
  const linkedUid = await findLinkedUid(db, identity);
  const holder =
    linkedUid === null ? await findHolderOf(db, identity.email, identity.provider) : null;
  return chooseAccount({ linkedUid, holder, confirmingUid });
}

/**
 * Opens a session for an identity, in the account that was chosen. Nothing is linked before the hooks of the session have let the
 * user in: with a second factor, not before the code.
 * @returns the answer with the session's cookie, or a refusal with a code, as from the library's routes
 */
export async function logInAs(
  dependencies: LogInAsDependencies,
  identity: Identity,
  choice: Exclude<Choice, { kind: 'refused' }>,
  headers: Headers,
): Promise<Response> {
  const { auth } = dependencies;
  let uid: string | null;
  if (choice.kind === 'new') {
    uid = await createAccount(dependencies, identity);
    if (uid === null) return refusedBy('ADDRESS_RESERVED');
  } else {
    ({ uid } = choice);
  }
  const response = await auth.api.openSession({
    body: { uid, passkeyId: null },
    headers,
    asResponse: true,
  });
  if (!response.ok) return response;
  const { token } = (await response.json()) as { token: string };
  const isLinked =
    choice.kind === 'link'
      ? await link(dependencies, uid, identity, token)
      : // Unlinked meanwhile, which has ended the sessions but not one that is opened afterwards.
        (await findLinkedUid(dependencies.db, identity)) === uid;
  if (!isLinked) {
    await (await auth.$context).internalAdapter.deleteSession(token);
    return refusedBy('EXPIRED');
  }
  const copied = new Headers(response.headers);
  copied.delete('content-length');
  return Response.json({ isNew: choice.kind === 'new' }, { headers: copied });
}

export function refusedBy(code: LogInRefusal): Response {
  return Response.json({ code }, { status: 403 });
}

/** @returns null if the address is reserved, or was taken at this moment */
async function createAccount(
  { db, auth, log }: LogInAsDependencies,
  identity: Identity,
): Promise<string | null> {
  const { provider, subject, email, firstName, lastName } = identity;
  const { internalAdapter } = await auth.$context;
  try {
    const { user } = await internalAdapter.createOAuthUser(
      { email, emailVerified: true, name: `${firstName} ${lastName}`.trim() },
      { providerId: provider, accountId: subject },
    );
    await writeDocuments(db, user.id, async (trx, revision) => {
      await markOwnerProven(trx, user.id);
      return insertUser(trx, user.id, { firstName, lastName }, revision);
    });
    log.info({ uid: user.id, provider }, 'account: it was created with a provider');
    return user.id;
  } catch (error) {
    if (error instanceof APIError || isUniqueViolation(error)) return null;
    throw error;
  }
}

/**
 * Links the account, and shuts out everybody else unless its user is known to own the address. A click on the link in the
 * verification email only proves that the address is right: somebody else may have created the account and know its password.
 * @param token of the session that was opened
 * @returns false if one of the two was linked otherwise meanwhile, if the account got another address, or if the session has ended
 */
async function link(
  dependencies: LogInAsDependencies,
  uid: string,
  identity: Identity,
  token: string,
): Promise<boolean> {
  const { db, mails, endViewings, publicUrl, supportEmail, nameOf, log } = dependencies;
  // A code of the account's second factor, or its own session while something is confirmed.
  const isUser = currentCode()?.isAccepted ?? false;
  try {
    const isSame = await inTransaction(db, async (trx) => {
      await lockAccount(trx, uid);
      const user = await readAuthUser(trx, uid);
      if (user?.email !== identity.email || !user.emailVerified) return false;
      const exceptSessionId = await sessionIdOf(trx, token);
      if (exceptSessionId === null) return false;
      const isKnown = isUser || (await isOwnerProven(trx, uid));
      if (!isKnown) await shutOutOthers(trx, { uid, exceptSessionId }, endViewings);
      await markOwnerProven(trx, uid);
      await insertLink(trx, uid, identity);
      const { logInLinked: texts, othersShutOut } = await mailTextsFor(trx, uid);
      const others = isKnown ? '' : othersShutOut.text(`${publicUrl}/forgot`);
      const profile = `${publicUrl}/profile`;
      const text = texts.text(nameOf(identity.provider), profile, supportEmail, others);
      const mail = { to: user.email, subject: texts.subject, text };
      await mails.store(trx, mail, LINK_NOTICE_SECONDS);
      return true;
    });
    if (!isSame) return false;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
  mails.sendDue();
  log.info({ uid, provider: identity.provider }, 'account: a log-in was linked');
  return true;
}
