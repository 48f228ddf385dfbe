import type { CallOutput } from '@savet/contract/calls';
import { ApiError } from '../../../platform/api-error.ts';
import { type Database, inTransaction } from '../../../platform/db/transaction.ts';
import type { Actor } from '../../../platform/handlers.ts';
import type { Logger } from '../../../platform/log.ts';
import { deviceOf } from './device.rules.ts';
import { type EndViewings, endSessions } from './end-sessions.ts';
import { listSessions } from './session-list.store.ts';

export interface SessionListDependencies {
  db: Database;
  endViewings: EndViewings;
  log: Logger;
}

type Session = CallOutput<'listSessions'>['sessions'][number];

/** The open sessions of a user, the last seen first. */
export async function readSessions(db: Database, uid: string): Promise<Session[]> {
  const rows = await listSessions(db, uid);
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    sessionId: id,
    device: deviceOf(userAgent),
    signedInAt: createdAt.toISOString(),
    lastSeenAt: updatedAt.toISOString(),
  }));
}

/** @throws ApiError NOT_FOUND for another user's session, and for one that has ended */
export async function endSession(
  { db, endViewings, log }: SessionListDependencies,
  uid: string,
  sessionId: string,
): Promise<void> {
  const ended = await inTransaction(db, (trx) =>
    endSessions(trx, uid, { only: sessionId }, endViewings),
  );
  if (ended === 0) throw new ApiError('NOT_FOUND');
  log.info('account: a session was ended on another device');
}

/** @returns how many have ended */
export async function endOtherSessions(
  { db, endViewings, log }: SessionListDependencies,
  { uid, sessionId }: Pick<Actor, 'uid' | 'sessionId'>,
): Promise<number> {
  const sessions = await inTransaction(db, (trx) =>
    endSessions(trx, uid, { except: sessionId }, endViewings),
  );
  log.info({ sessions }, 'account: all other sessions were ended');
  return sessions;
}
