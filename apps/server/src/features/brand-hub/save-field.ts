import type { UserDocument } from '@savet/contract/documents';
import { hasBrandHub } from '@savet/contract/plans';
import { ApiError } from '../../platform/api-error.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database, Trx } from '../../platform/db/transaction.ts';
import { loadUser, requireUser } from '../accounts/accounts.ts';
import { readUser } from '../accounts/user-document/user-document.store.ts';
import { writeBrand } from './brand-hub.store.ts';
import { withValueAt } from './field-path.rules.ts';

export interface FieldEdit {
  /** A path of the contract. */
  path: string;
  value: string;
  /** Version that the edit is based on; without it the last write wins. */
  baseVersion?: number | undefined;
}

/**
 * Saves a field as its next version.
 * @throws ApiError PLAN_REQUIRED, FIELD_CONFLICT
 */
export async function saveField(
  db: Database,
  uid: string,
  savedBy: string,
  edit: FieldEdit,
): Promise<{ user: UserDocument; version: number }> {
  await loadUser(db, uid);
  return writeDocuments(db, uid, async (trx, revision) => {
    const user = requireUser(await readUser(trx, uid));
    return writeField(trx, user, savedBy, edit, revision);
  });
}

/**
 * Saves a field inside a `writeDocuments` transaction.
 * @throws ApiError PLAN_REQUIRED, FIELD_CONFLICT
 */
export async function writeField(
  trx: Trx,
  user: UserDocument,
  savedBy: string,
  { path, value, baseVersion }: FieldEdit,
  revision: number,
): Promise<{ user: UserDocument; version: number }> {
  if (!hasBrandHub(user.plan)) throw new ApiError('PLAN_REQUIRED');
  const current = user.brandVersions[path] ?? 0;
  if (baseVersion !== undefined && baseVersion !== current) throw new ApiError('FIELD_CONFLICT');
  const version = current + 1;
  const userInfo = withValueAt(user.userInfo, path, value);
  const brandVersions = { ...user.brandVersions, [path]: version };
  const saved = { path, value, version, savedBy };
  await writeBrand(trx, user.uid, { userInfo, brandVersions }, saved, revision);
  return { user: { ...user, userInfo, brandVersions, revision }, version };
}
