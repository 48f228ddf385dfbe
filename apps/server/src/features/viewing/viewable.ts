import { ApiError } from '../../platform/api-error.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/handlers.ts';
import { readRole } from '../accounts/staff.store.ts';

export interface ViewingRules {
  /** Duration of a viewing. */
  minutes: number;
  /** Whether staff must give a reason. */
  isReasonRequired: boolean;
  /** Whether staff may view a user who has not approved it. */
  isOverrideAllowed: boolean;
}

/** @throws ApiError NOT_FOUND; FORBIDDEN for the actor's own account, and for staff unless the super admin asks */
export async function requireViewable(db: Database, actor: Actor, uid: string): Promise<void> {
  const subject = await readRole(db, uid);
  if (!subject) throw new ApiError('NOT_FOUND');
  if (uid === actor.uid || (subject.isAdmin && !actor.isSuperAdmin)) {
    throw new ApiError('FORBIDDEN');
  }
}

/** The reason without spaces around it; null without one. */
export function trimmedReason(reason: string | undefined): string | null {
  return reason?.trim() || null;
}

/** @throws ApiError REASON_REQUIRED for null, if configured */
export function requireReason(rules: ViewingRules, reason: string | null): void {
  if (rules.isReasonRequired && reason === null) throw new ApiError('REASON_REQUIRED');
}
