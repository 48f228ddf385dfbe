import type { CallOutput } from '@savet/contract/calls';
import { call } from '#data/call/call.ts';
import type { Page } from '#data/queries/paged-query.ts';
import { sessionToken } from '#data/session/session.ts';

export type SessionRow = CallOutput<'listSessions'>['sessions'][number] & {
  /** Whether this browser has the session. */
  isCurrent: boolean;
};

/** The user's sessions on one page, the one of this browser first. */
export async function readSessions(): Promise<Page<SessionRow>> {
  const { sessions } = await call('listSessions', {});
  const current = (await sessionToken())?.sessionId;
  const rows = sessions.map((session) => ({
    ...session,
    isCurrent: session.sessionId === current,
  }));
  return { rows: rows.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)), next: null };
}
