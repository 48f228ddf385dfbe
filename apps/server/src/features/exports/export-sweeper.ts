import type { Database } from '../../platform/db/transaction.ts';
import { every } from '../../platform/every.ts';
import type { Logger } from '../../platform/log.ts';
import type { ExportWorker } from './export-worker.ts';
import { deleteExpiredExports, renewExportLeases } from './exports.store.ts';

const RENEW_EVERY_MS = 3_000;
/** How soon an export that another server left behind goes on. */
const SWEEP_EVERY_MS = 5_000;
const DELETE_EVERY_MS = 300_000;

/**
 * Renews the leases of this server's exports, goes on with those that other servers left behind, and deletes expired files.
 * @returns a function that stops the sweeper
 */
export function startExportSweeper({
  db,
  owner,
  worker,
  log,
}: {
  db: Database;
  owner: string;
  worker: ExportWorker;
  log: Logger;
}): () => void {
  const renew = () => renewExportLeases(db, owner);
  const sweep = async () => worker.wake();
  const stops = [
    every(RENEW_EVERY_MS, renew, { log, failure: 'renewing the leases of exports failed' }),
    every(SWEEP_EVERY_MS, sweep, { log, failure: 'sweeping exports failed' }),
    every(DELETE_EVERY_MS, () => deleteExpiredExports(db), {
      log,
      failure: 'deleting expired exports failed',
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
