import type { CallInput } from '@savet/contract/calls';
import { ApiError } from '../../platform/api-error.ts';
import { notify } from '../../platform/db/notifications.ts';
import { type Database, inTransaction } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/handlers.ts';
import { newId } from '../../platform/ids.ts';
import { requireUser } from '../accounts/accounts.ts';
import { readUser } from '../accounts/user-document/user-document.store.ts';
import { type Consent, consentTo } from './consent/viewing-consent.ts';
import type { ViewingMails } from './consent/viewing-mails.ts';
import { requireReason, requireViewable, trimmedReason, type ViewingRules } from './viewable.ts';
import { endViewings, insertViewing, lockViewer, readViewedUid } from './viewing.store.ts';

interface StartedViewing {
  viewingId: string;
  expiresAt: string;
  consent: Consent;
}

/**
 * Opens a viewing of a user, ends the admin's previous one, and mails the user.
 * @throws ApiError as `requireViewable`, `consentTo` and `requireReason`
 */
export async function startViewing(
  { db, rules, mails }: { db: Database; rules: ViewingRules; mails: ViewingMails },
  actor: Actor,
  request: CallInput<'startViewing'>,
): Promise<StartedViewing> {
  const { uid } = request;
  const given = trimmedReason(request.reason);
  await requireViewable(db, actor, uid);
  const isOverride = rules.isOverrideAllowed && request.override === true;
  const viewingId = newId();
  const { consent, expiresAt } = await inTransaction(db, async (trx) => {
    await lockViewer(trx, actor.uid);
    const user = requireUser(await readUser(trx, uid));
    const asked = { adminUid: actor.uid, reason: given, isOverride };
    const { consent, reason } = await consentTo(trx, user, asked);
    requireReason(rules, reason);
    await endViewings(trx, { adminUid: actor.uid });
    await notify(trx, { kind: 'access', uid: actor.uid });
    const { minutes } = rules;
    const viewing = {
      viewingId,
      adminUid: actor.uid,
      adminEmail: actor.email,
      sessionId: actor.sessionId,
      uid,
      reason,
      consent,
    };
    const inserted = await insertViewing(trx, viewing, minutes);
    const isOverridden = consent === 'overridden';
    // Against the user's wish: then the mail cannot be switched off.
    if (user.viewingMails || isOverridden) {
      await mails.started(trx, user, { staff: actor.email, reason, minutes, isOverridden });
    }
    return { consent, ...inserted };
  });
  mails.sendDue();
  return { viewingId, expiresAt: expiresAt.toISOString(), consent };
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
