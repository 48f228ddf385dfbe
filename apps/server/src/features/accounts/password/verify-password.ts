import { FRESH_LOG_IN_MINUTES } from '@savet/contract/limits';
import { ApiError } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { Actor } from '../../../platform/handlers.ts';
import type { Auth } from '../auth.ts';
import { isFreshSession } from '../linked/linked-log-ins.store.ts';
import { hasPassword, readPasswordHash } from './password.store.ts';

/** Limits for guessing the password of a signed-in user. */
export interface PasswordLimits {
  /** @throws ApiError RATE_LIMITED */
  passwordAttempt(uid: string): Promise<void>;
  passwordCorrect(uid: string): Promise<void>;
}

export interface PasswordCheckDependencies {
  db: Database;
  auth: Auth;
  limits: PasswordLimits;
}

/**
 * Checks that a signed-in user is at the device: by the password, or, for an account without one, by how short ago the session
 * began.
 * @param currentPassword null for an account without a password
 * @throws ApiError WRONG_PASSWORD, FRESH_LOG_IN_REQUIRED, or RATE_LIMITED after too many attempts
 */
export async function verifyUser(
  dependencies: PasswordCheckDependencies,
  actor: Pick<Actor, 'uid' | 'sessionId'>,
  currentPassword: string | null,
): Promise<void> {
  const { db } = dependencies;
  if (currentPassword !== null) {
    await verifyPassword(dependencies, actor.uid, currentPassword);
    return;
  }
  if (await hasPassword(db, actor.uid)) throw new ApiError('WRONG_PASSWORD');
  if (!(await isFreshSession(db, actor, FRESH_LOG_IN_MINUTES))) {
    throw new ApiError('FRESH_LOG_IN_REQUIRED');
  }
}

/**
 * Checks a user's password.
 * @returns its stored hash
 * @throws ApiError WRONG_PASSWORD, or RATE_LIMITED after too many attempts
 */
export async function verifyPassword(
  { db, auth, limits }: PasswordCheckDependencies,
  uid: string,
  password: string,
): Promise<string> {
  await limits.passwordAttempt(uid);
  const hash = await readPasswordHash(db, uid);
  const context = await auth.$context;
  if (hash === null || !(await context.password.verify({ hash, password }))) {
    throw new ApiError('WRONG_PASSWORD');
  }
  await limits.passwordCorrect(uid);
  return hash;
}
