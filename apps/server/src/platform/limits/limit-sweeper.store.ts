import type { Database } from '../db/transaction.ts';
import { every } from '../every.ts';
import type { Logger } from '../log.ts';

const SWEEP_EVERY_MS = 600_000;

/** Deletes expired counts at an interval. */
export function startLimitSweeper(db: Database, log: Logger): () => void {
  const sweep = async () => {
    await db.deleteFrom('rateLimits').where('expire', '<', Date.now()).execute();
  };
  return every(SWEEP_EVERY_MS, sweep, { log, failure: 'deleting expired rate limits failed' });
}
