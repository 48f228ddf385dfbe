import type { UserDocument } from '@savet/contract/documents';
import { ApiError } from '../../platform/api-error.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { insertUser, readAuthUser } from './accounts.store.ts';
import { readUser } from './user-document/user-document.store.ts';

/**
 * Reads the user document, and creates it if it is missing.
 * @throws ApiError USER_GONE when the account itself does not exist
 */
export async function loadUser(db: Database, uid: string): Promise<UserDocument> {
  const user = await readUser(db, uid);
  if (user) return user;
  if (!(await readAuthUser(db, uid))) throw new ApiError('USER_GONE');
  return writeDocuments(db, uid, async (trx, revision) => {
    await insertUser(trx, uid, { firstName: '', lastName: '' }, revision);
    return requireUser(await readUser(trx, uid));
  });
}

/** Runs work that needs the user document. If it is missing, creates it and runs the work again. */
export async function withUserDocument<Result>(
  db: Database,
  uid: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'USER_GONE')) throw error;
    await loadUser(db, uid);
    return work();
  }
}

/** @throws ApiError USER_GONE for null */
export function requireUser(user: UserDocument | null): UserDocument {
  if (!user) throw new ApiError('USER_GONE');
  return user;
}
