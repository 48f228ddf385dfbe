import type { Call } from '@savet/contract/call';
import {
  findOpenViewing,
  hasOtherViewing,
  insertViewingRead,
} from '../../features/viewing/viewing.store.ts';
import { ApiError } from '../../platform/api-error.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/handlers.ts';
import type { Logger } from '../../platform/log.ts';

/** The user whose data a request accesses; `viewingId` if that is not the actor. */
export interface Subject {
  uid: string;
  viewingId: string | null;
}

export interface SubjectRequest {
  call: Call;
  name: string;
  input: Record<string, unknown>;
  log: Logger;
}

/**
 * The subject of a call. A read in a viewing is recorded first.
 * @throws ApiError VIEW_ONLY for a write in a viewing, FORBIDDEN for an admin call by a user, and as `requireSubject`
 */
export async function subjectOf(
  db: Database,
  actor: Actor,
  { call, name, input, log }: SubjectRequest,
): Promise<Subject> {
  if (call.access === 'admin') {
    if (actor.lacksSecondFactor) throw new ApiError('SECOND_FACTOR_REQUIRED');
    if (!actor.isAdmin) throw new ApiError('FORBIDDEN');
    return { uid: actor.uid, viewingId: null };
  }
  const subject = await requireSubject(db, actor, textOf(input['uid']));
  if (subject.viewingId === null) return subject;
  if (call.effect === 'write') {
    const { uid, viewingId } = subject;
    log.warn(
      { call: name, actor: actor.uid, subject: uid, viewingId },
      'refused a write in a viewing',
    );
    throw new ApiError('VIEW_ONLY');
  }
  const chatId = textOf(input['chatId']) ?? null;
  await insertViewingRead(db, { viewingId: subject.viewingId, call: name, chatId });
  return subject;
}

/**
 * The actor, or the user whom the actor is viewing.
 * @throws ApiError NOT_FOUND for any other user; FORBIDDEN if the viewing has ended or another one is open
 */
export async function requireSubject(
  db: Database,
  actor: Actor,
  uid: string | undefined,
): Promise<Subject> {
  if (uid === undefined || uid === actor.uid) return { uid: actor.uid, viewingId: null };
  if (!actor.isAdmin) throw new ApiError('NOT_FOUND');
  const viewingId = await findOpenViewing(db, actor.uid, uid);
  if (viewingId !== null) return { uid, viewingId };
  throw new ApiError((await hasOtherViewing(db, actor.uid, uid)) ? 'FORBIDDEN' : 'NOT_FOUND');
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
