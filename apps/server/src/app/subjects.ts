import type { Call } from '@savet/contract/call';
import {
  findOpenViewing,
  hasOtherViewing,
  insertViewingRead,
} from '../features/viewing/viewing.store.ts';
import { ApiError } from '../platform/api-error.ts';
import type { Database } from '../platform/db/transaction.ts';
import type { Actor } from '../platform/handlers.ts';
import type { Logger } from '../platform/log.ts';

/** Whose data a request is about, and in which viewing, if it is not the actor's own. */
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
 * Whose data a call is about; what is read in a viewing is recorded first.
 * @throws ApiError FORBIDDEN for staff calls of others, and as `requireSubject`
 */
export async function subjectOf(
  db: Database,
  actor: Actor,
  { call, name, input, log }: SubjectRequest,
): Promise<Subject> {
  if (call.access === 'admin') {
    if (!actor.isAdmin) throw new ApiError('FORBIDDEN');
    return { uid: actor.uid, viewingId: null };
  }
  const subject = await requireSubject(db, actor, textOf(input['uid']));
  if (subject.viewingId === null) return subject;
  if (call.effect === 'write') {
    const { uid, viewingId } = subject;
    log.warn({ call: name, actor: actor.uid, subject: uid, viewingId }, 'a viewer may not write');
    throw new ApiError('VIEW_ONLY');
  }
  const chatId = textOf(input['chatId']) ?? null;
  await insertViewingRead(db, { viewingId: subject.viewingId, call: name, chatId });
  return subject;
}

/**
 * The actor, or the user whom staff are viewing.
 * @throws ApiError NOT_FOUND for anybody else; FORBIDDEN where a viewing of them is over or another is open
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
