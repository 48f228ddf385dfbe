import type { Database } from '../db/transaction.ts';
import { every } from '../every.ts';
import type { Logger } from '../log.ts';
import { type JobTable, renewLeases } from './leases.store.ts';

const RENEW_EVERY_MS = 3_000;
/** How soon another server continues a job whose lease has expired. */
const SWEEP_EVERY_MS = 5_000;
const DELETE_EVERY_MS = 300_000;

interface Sweeper {
  db: Database;
  table: JobTable;
  /** Names this server in leases. */
  owner: string;
  /** For the log, as in `exports`. */
  name: string;
  worker: { wake(): void };
  deleteExpired(db: Database): Promise<void>;
  log: Logger;
}

/**
 * Renews the leases of this server's jobs, continues jobs whose server has ended, and deletes expired results.
 * @returns a function that stops the sweeper
 */
export function startJobSweeper(sweeper: Sweeper): () => void {
  const { db, table, owner, name, worker, deleteExpired, log } = sweeper;
  const sweep = async () => worker.wake();
  const stops = [
    every(RENEW_EVERY_MS, () => renewLeases(db, table, owner), {
      log,
      failure: `renewing the leases of ${name} failed`,
    }),
    every(SWEEP_EVERY_MS, sweep, { log, failure: `sweeping ${name} failed` }),
    every(DELETE_EVERY_MS, () => deleteExpired(db), {
      log,
      failure: `deleting expired ${name} failed`,
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
