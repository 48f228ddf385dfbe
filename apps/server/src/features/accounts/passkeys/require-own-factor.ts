import { ApiError } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { Actor } from '../../../platform/handlers.ts';
import { hasPasskeys } from '../factors/passkeys.store.ts';

/**
 * Call before a second factor is added or removed. Where staff need one, whoever knows only the password of a member of staff
 * with a passkey must not replace it.
 * @throws ApiError PASSKEY_REQUIRED
 */
export async function requireOwnFactor(db: Database, actor: Actor): Promise<void> {
  if (actor.lacksSecondFactor && (await hasPasskeys(db, actor.uid))) {
    throw new ApiError('PASSKEY_REQUIRED');
  }
}
