import type { CallInput, CallOutput } from '@savet/contract/calls';
import type { UserDocument } from '@savet/contract/documents';
import { VIEWING_REQUEST_HOURS } from '@savet/contract/limits';
import { ApiError } from '../../../platform/api-error.ts';
import { writeDocuments } from '../../../platform/db/document-writes.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { Actor } from '../../../platform/handlers.ts';
import { newId } from '../../../platform/ids.ts';
import { updateUserRow } from '../../accounts/accounts.store.ts';
import { requireUser } from '../../accounts/accounts.ts';
import { readUser } from '../../accounts/user-document/user-document.store.ts';
import { requireReason, requireViewable, trimmedReason, type ViewingRules } from '../viewable.ts';
import type { ViewingMails } from './viewing-mails.ts';
import {
  findRequest,
  insertRequest,
  readRequest,
  readRequestUntil,
  storeAnswer,
} from './viewing-requests.store.ts';

interface Dependencies {
  db: Database;
  rules: ViewingRules;
  mails: ViewingMails;
}

/**
 * Asks a user for approval, and mails the user. Asking again returns the request that is under way, so that nobody is
 * asked twice a day by the same member of staff.
 * @throws ApiError as `requireViewable` and `requireReason`
 */
export async function requestViewing(
  { db, rules, mails }: Dependencies,
  actor: Actor,
  input: CallInput<'requestViewing'>,
): Promise<CallOutput<'requestViewing'>> {
  const { uid } = input;
  await requireViewable(db, actor, uid);
  const result = await writeDocuments(
    db,
    uid,
    async (trx, revision): Promise<CallOutput<'requestViewing'>> => {
      const user = requireUser(await readUser(trx, uid));
      if (!user.asksBeforeViewing) return { consent: 'notNeeded', until: null };
      const before = await findRequest(trx, actor.uid, uid);
      if (before) return { consent: before.answer ?? 'asked', until: before.until.toISOString() };
      const reason = trimmedReason(input.reason);
      requireReason(rules, reason);
      const request = {
        requestId: newId(),
        adminUid: actor.uid,
        adminEmail: actor.email,
        uid,
        reason,
      };
      const until = await insertRequest(trx, request, VIEWING_REQUEST_HOURS);
      await updateUserRow(trx, uid, { viewingRequestUntil: until }, revision);
      await mails.requested(trx, user, { staff: actor.email, reason });
      return { consent: 'asked', until: until.toISOString() };
    },
  );
  mails.sendDue();
  return result;
}

/**
 * Stores the user's answer, and mails the member of staff.
 * @throws ApiError NOT_FOUND for another user's request, VIEWING_REQUEST_OVER
 */
export async function answerViewingRequest(
  { db, mails }: Pick<Dependencies, 'db' | 'mails'>,
  uid: string,
  { requestId, answer }: { requestId: string; answer: 'approved' | 'declined' },
): Promise<UserDocument> {
  const user = await writeDocuments(db, uid, async (trx, revision) => {
    const request = await readRequest(trx, uid, requestId);
    if (!request) throw new ApiError('NOT_FOUND');
    if (!(await storeAnswer(trx, requestId, answer))) throw new ApiError('VIEWING_REQUEST_OVER');
    const viewingRequestUntil = await readRequestUntil(trx, uid);
    await updateUserRow(trx, uid, { viewingRequestUntil }, revision);
    const after = requireUser(await readUser(trx, uid));
    if (request.answer !== answer) await mails.answered(trx, after, { ...request, answer });
    return after;
  });
  mails.sendDue();
  return user;
}
