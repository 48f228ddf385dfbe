import { ApiError } from '../../platform/api-error.ts';
import { notify } from '../../platform/db/notifications.ts';
import { type Database, inTransaction } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/handlers.ts';
import { newId } from '../../platform/ids.ts';
import { readRole } from '../accounts/staff.store.ts';
import { endViewings, insertViewing, lockViewer, readViewedUid } from './viewing.store.ts';

export interface ViewingRules {
  /** Duration of a viewing. */
  minutes: number;
  /** Whether staff must give a reason. */
  isReasonRequired: boolean;
}

/**
 * Opens a viewing of a user, and ends the admin's previous one.
 * @throws ApiError REASON_REQUIRED; NOT_FOUND; FORBIDDEN for the admin's own account, and for staff unless the
 *   super admin asks
 */
export async function startViewing(
  db: Database,
  rules: ViewingRules,
  actor: Actor,
  request: { uid: string; reason?: string | undefined },
): Promise<{ viewingId: string; expiresAt: string }> {
  const reason = request.reason?.trim() || null;
  if (rules.isReasonRequired && reason === null) throw new ApiError('REASON_REQUIRED');
  const subject = await readRole(db, request.uid);
  if (!subject) throw new ApiError('NOT_FOUND');
  if (request.uid === actor.uid || (subject.isAdmin && !actor.isSuperAdmin)) {
    throw new ApiError('FORBIDDEN');
  }
  const viewing = {
    viewingId: newId(),
    adminUid: actor.uid,
    adminEmail: actor.email,
    sessionId: actor.sessionId,
    uid: request.uid,
    reason,
  };
  const { expiresAt } = await inTransaction(db, async (trx) => {
    await lockViewer(trx, actor.uid);
    await endViewings(trx, { adminUid: actor.uid });
    await notify(trx, { kind: 'access', uid: actor.uid });
    return insertViewing(trx, viewing, rules.minutes);
  });
  return { viewingId: viewing.viewingId, expiresAt: expiresAt.toISOString() };
}

/** @throws ApiError NOT_FOUND for another admin's viewing, or of another user than `uid` */
export async function stopViewing(
  db: Database,
  actor: Actor,
  { viewingId, uid }: { viewingId: string; uid?: string | undefined },
): Promise<void> {
  const viewed = await readViewedUid(db, actor.uid, viewingId);
  if (viewed === null || viewed !== (uid ?? viewed)) throw new ApiError('NOT_FOUND');
  await inTransaction(db, async (trx) => {
    await endViewings(trx, { adminUid: actor.uid, viewingId });
    await notify(trx, { kind: 'access', uid: actor.uid });
  });
}
