import { ApiError } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { Auth } from '../auth.ts';
import { readPasswordHash } from './password.store.ts';

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
