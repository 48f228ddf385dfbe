import type { UserDocument } from '@savet/contract/documents';
import { ApiError } from '../../../platform/api-error.ts';
import type { Trx } from '../../../platform/db/transaction.ts';
import { findOpenViewing } from '../viewing.store.ts';
import { takeApproval } from './viewing-requests.store.ts';

export type Consent = 'approved' | 'overridden' | null;

/**
 * How a viewing comes about: with an approval, which it uses up; against the user's wish; or without asking, which is null.
 * @throws ApiError VIEWING_NOT_APPROVED; REASON_REQUIRED for an override without a reason
 */
export async function consentTo(
  trx: Trx,
  user: Pick<UserDocument, 'uid' | 'asksBeforeViewing'>,
  viewing: { adminUid: string; reason: string | null; isOverride: boolean },
): Promise<Consent> {
  if (!user.asksBeforeViewing) return null;
  if (await takeApproval(trx, viewing.adminUid, user.uid)) return 'approved';
  if (!viewing.isOverride) throw new ApiError('VIEWING_NOT_APPROVED');
  if (viewing.reason === null) throw new ApiError('REASON_REQUIRED');
  return 'overridden';
}

/**
 * Staff read a Brand Hub only as they read an account: for a user who wants to be asked, they need an open viewing.
 * @throws ApiError VIEWING_NOT_APPROVED
 */
export async function requireBrandHubConsent(
  trx: Trx,
  user: Pick<UserDocument, 'uid' | 'asksBeforeViewing'>,
  adminUid: string,
): Promise<void> {
  if (!user.asksBeforeViewing) return;
  if ((await findOpenViewing(trx, adminUid, user.uid)) === null) {
    throw new ApiError('VIEWING_NOT_APPROVED');
  }
}
