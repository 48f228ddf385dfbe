import { notify } from '../../../platform/db/notifications.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import { deleteSessions, type SessionChoice } from './session-list.store.ts';

/** Ends the viewings that a session or a staff member has open: `endViewings` of a later feature. */
export type EndViewings = (
  db: Database | Trx,
  which: { sessionId: string } | { adminUid: string },
) => Promise<void>;

/**
 * Ends sessions of a user, with the viewings opened in them. On commit, every server forgets them and ends their live
 * streams.
 * @returns how many have ended
 */
export async function endSessions(
  trx: Trx,
  uid: string,
  which: SessionChoice,
  endViewings: EndViewings,
): Promise<number> {
  const ended = await deleteSessions(trx, uid, which);
  for (const sessionId of ended) await endViewings(trx, { sessionId });
  if (ended.length > 0) await notify(trx, { kind: 'access', uid });
  return ended.length;
}
