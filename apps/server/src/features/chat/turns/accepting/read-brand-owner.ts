import type { UserDocument } from '@savet/contract/documents';
import { ApiError } from '../../../../platform/api-error.ts';
import type { Trx } from '../../../../platform/db/transaction.ts';
import { readRole } from '../../../accounts/staff.store.ts';
import { readUser } from '../../../accounts/user-document/user-document.store.ts';
import { requireBrandHubConsent } from '../../../viewing/consent/viewing-consent.ts';
import { recordBrandHubRead } from '../../../viewing/viewing.store.ts';
import type { Question } from './question.ts';

/**
 * Reads the owner of the Brand Hub that a question uses; records the read of another user's.
 * @throws ApiError NOT_FOUND, and as `requireBrandHubConsent` does
 */
export async function readBrandOwner(
  trx: Trx,
  question: Question,
  user: UserDocument,
): Promise<UserDocument> {
  if (question.brandHubUid === null || question.brandHubUid === user.uid) return user;
  const owner = await readUser(trx, question.brandHubUid);
  const role = await readRole(trx, question.brandHubUid);
  if (!owner || !role || role.isAdmin) throw new ApiError('NOT_FOUND');
  await requireBrandHubConsent(trx, owner, user.uid);
  await recordBrandHubRead(trx, {
    uid: owner.uid,
    readBy: user.uid,
    messageId: question.messageId,
  });
  return owner;
}
