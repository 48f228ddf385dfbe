import { sql } from 'kysely';
import type { Database } from '../../../platform/db/transaction.ts';
import { hashToken } from '../../../platform/random-tokens.ts';

/** How long the token from before works after the new one was first used, in seconds: for requests that are under way. */
const GRACE_SECONDS = 30;

/** Whether the token from before the last renewal still works: until the new one was used, and GRACE_SECONDS longer. */
export const isPreviousOpen = sql<boolean>`
  (auth_sessions.renewals > 0
    and coalesce(auth_sessions.previous_until > now(), true))`;

/** A session by its token, or by the token from before its last renewal. */
export interface HeldSession {
  sessionId: string;
  uid: string;
  /** The current one. */
  token: string;
  renewals: number;
  isPreviousOpen: boolean;
  /** Whether no request has brought the current token yet. */
  isUnused: boolean;
}

export async function findByToken(db: Database, token: string): Promise<HeldSession | null> {
  const row = await db
    .selectFrom('authSessions')
    .select([
      'id as sessionId',
      'userId as uid',
      'token',
      'renewals',
      isPreviousOpen.as('isPreviousOpen'),
    ])
    .select(sql<boolean>`renewals > 0 and previous_until is null`.as('isUnused'))
    .where((where) =>
      where.or([where('token', '=', token), where('previousHash', '=', hashToken(token))]),
    )
    .executeTakeFirst();
  return row ?? null;
}

/** How often a session was renewed; null when it has ended. */
export async function readRenewals(
  db: Database,
  { uid, sessionId }: { uid: string; sessionId: string },
): Promise<number | null> {
  const row = await db
    .selectFrom('authSessions')
    .select('renewals')
    .where('id', '=', sessionId)
    .where('userId', '=', uid)
    .executeTakeFirst();
  return row?.renewals ?? null;
}

/** Gives a session a new token, unless another request was faster. */
export async function replaceToken(db: Database, from: string, to: string): Promise<void> {
  await db
    .updateTable('authSessions')
    .set({ token: to, previousHash: hashToken(from), previousUntil: null })
    .set('renewals', sql`renewals + 1`)
    .where('token', '=', from)
    .execute();
}

/** Lets the token from before end soon: the new one has arrived. */
export async function endPrevious(db: Database, token: string): Promise<void> {
  await db
    .updateTable('authSessions')
    .set({ previousUntil: sql`now() + make_interval(secs => ${GRACE_SECONDS})` })
    .where('token', '=', token)
    .where('previousUntil', 'is', null)
    .execute();
}
