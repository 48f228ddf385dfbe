import { APIError } from 'better-auth';
import { ApiError } from '../../../platform/api-error.ts';
import { writeDocuments } from '../../../platform/db/document-writes.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import { isUniqueViolation } from '../../../platform/db/violations.ts';
import type { Logger } from '../../../platform/log.ts';
import { insertUser, updateUserRow } from '../accounts.store.ts';
import type { Auth } from '../auth.ts';
import { markOwnerProven } from '../linked/proven-owners.store.ts';
import { setPasswordHash } from '../password/password.store.ts';
import { freeAddress } from './free-address.ts';
import type { PendingSignUp, PendingSignUps } from './pending-sign-ups.ts';

export interface ConfirmSignUpDependencies {
  db: Database;
  auth: Auth;
  pendingSignUps: PendingSignUps;
  log: Logger;
  /** @throws ApiError RATE_LIMITED */
  countPassword(token: string): Promise<void>;
}

/**
 * Creates the account when the link in the mail is opened. The link alone is not enough: a stranger may have typed this
 * address, and would know the password of an account that its owner opens. So the chosen password is asked for.
 * @throws ApiError LINK_INVALID, RATE_LIMITED, WRONG_PASSWORD, or EMAIL_TAKEN when the address got an account meanwhile
 */
export async function confirmSignUp(
  dependencies: ConfirmSignUpDependencies,
  { token, password }: { token: string; password: string },
): Promise<{ uid: string; acceptedTerms: string | null }> {
  const { auth, pendingSignUps, log } = dependencies;
  const pending = await pendingSignUps.read(token);
  if (!pending) throw new ApiError('LINK_INVALID');
  // The mail may be in the wrong mailbox, whose owner could try passwords.
  await dependencies.countPassword(token);
  const { passwordHash: hash, acceptedTerms } = pending;
  if (!(await (await auth.$context).password.verify({ hash, password }))) {
    throw new ApiError('WRONG_PASSWORD');
  }
  const uid = await createAccount(dependencies, pending);
  // Last: the link of a server that was killed before still works.
  await pendingSignUps.take(token);
  log.info({ uid }, 'account: a sign-up was confirmed');
  return { uid, acceptedTerms };
}

async function createAccount(
  { db, auth }: ConfirmSignUpDependencies,
  { email, firstName, lastName, passwordHash, language }: PendingSignUp,
): Promise<string> {
  await freeAddress(db, email);
  const { internalAdapter } = await auth.$context;
  const name = `${firstName} ${lastName}`.trim();
  try {
    const { id } = await internalAdapter.createUser(
      { email, emailVerified: true, name },
      { method: 'email-password' },
    );
    await writeDocuments(db, id, async (trx, revision) => {
      await setPasswordHash(trx, id, passwordHash);
      await markOwnerProven(trx, id);
      await insertUser(trx, id, { firstName, lastName }, revision);
      await updateUserRow(trx, id, { language }, revision);
    });
    return id;
  } catch (error) {
    const isTaken = error instanceof APIError || isUniqueViolation(error);
    throw isTaken ? new ApiError('EMAIL_TAKEN') : error;
  }
}
