import { sql } from 'kysely';
import { every } from '../../every.ts';
import type { Logger } from '../../log.ts';
import type { Database } from '../transaction.ts';

const CHECK_EVERY_MS = 60_000;
/** Log to replay after a crash, in bytes: it bounds the time to start and the space on disk. */
const LOG_MAX = 64 * 1_024 * 1_024;

/** Makes a checkpoint when the log has grown: the embedded database has no process that does. */
export function startCheckpoints(db: Database, log: Logger): () => void {
  const work = () => checkpointAfter(db, LOG_MAX);
  return every(CHECK_EVERY_MS, work, { log, failure: 'the checkpoint failed' });
}

/** @param logBytes how much log since the last checkpoint is left alone */
export async function checkpointAfter(db: Database, logBytes: number): Promise<void> {
  const { rows } = await sql<{ isDue: boolean }>`
    select pg_current_wal_insert_lsn() - redo_lsn > ${logBytes} as is_due
    from pg_control_checkpoint()`.execute(db);
  if (rows[0]?.isDue) await sql`checkpoint`.execute(db);
}
