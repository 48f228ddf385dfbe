import { type Database, inTransaction } from '../../../platform/db/transaction.ts';
import { every } from '../../../platform/every.ts';
import type { Logger } from '../../../platform/log.ts';
import { deleteExpiredVerifications } from '../linked/linked-log-ins.store.ts';
import { type EndViewings, endSessions } from './end-sessions.ts';
import { deleteExpiredSessions, hasMoreSessions } from './session-list.store.ts';

/** Most sessions of one account: more than a person has browsers. Whoever logs in all day fills no disk. */
export const SESSIONS_MAX = 100;
const SWEEP_EVERY_MS = 3_600_000;

/** Ends the sessions beyond the most, those first that were not seen for longest. Call after a log-in. */
export async function limitSessions(
  { db, endViewings }: { db: Database; endViewings: EndViewings },
  uid: string,
): Promise<void> {
  if (!(await hasMoreSessions(db, uid, SESSIONS_MAX))) return;
  await inTransaction(db, (trx) =>
    endSessions(trx, uid, { afterNewest: SESSIONS_MAX }, endViewings),
  );
}

/** Deletes expired sessions, links and waiting sign-ups at an interval. @returns stops the sweeper */
export function startSessionSweeper(db: Database, log: Logger): () => void {
  const sweep = async () => {
    await deleteExpiredSessions(db);
    await deleteExpiredVerifications(db);
  };
  return every(SWEEP_EVERY_MS, sweep, { log, failure: 'deleting expired sessions failed' });
}
