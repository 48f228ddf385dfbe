import type { UserDocument } from '@savet/contract/documents';
import { ApiError } from '../../../platform/api-error.ts';
import type { Trx } from '../../../platform/db/transaction.ts';
import { findOpenViewing } from '../viewing.store.ts';
import { takeApproval } from './viewing-requests.store.ts';

export type Consent = 'approved' | 'overridden' | null;

interface Grounds {
  consent: Consent;
  /** As given now, or else as the user has read it in the approved request. */
  reason: string | null;
}

/**
 * How a viewing comes about: with an approval, which it uses up; against the user's wish; or without asking, which is null.
 * @throws ApiError VIEWING_NOT_APPROVED; REASON_REQUIRED for an override without a reason
 */
export async function consentTo(
  trx: Trx,
  user: Pick<UserDocument, 'uid' | 'asksBeforeViewing'>,
  {
    adminUid,
    reason,
    isOverride,
  }: { adminUid: string; reason: string | null; isOverride: boolean },
): Promise<Grounds> {
  if (!user.asksBeforeViewing) return { consent: null, reason };
  const approval = await takeApproval(trx, adminUid, user.uid);
  if (approval) return { consent: 'approved', reason: reason ?? approval.reason };
  if (!isOverride) throw new ApiError('VIEWING_NOT_APPROVED');
  if (reason === null) throw new ApiError('REASON_REQUIRED');
  return { consent: 'overridden', reason };
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
