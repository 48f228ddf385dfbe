import type { Database } from '../../../platform/db/transaction.ts';
import { every } from '../../../platform/every.ts';
import { JobWorker } from '../../../platform/jobs/job-worker.ts';
import type { Logger } from '../../../platform/log.ts';
import {
  claimImport,
  deleteExpiredImports,
  failImport,
  type ImportJob,
  releaseImports,
  renewImportLeases,
} from './chat-imports.store.ts';
import { runImport } from './run-import.ts';

const RENEW_EVERY_MS = 3_000;
/** How soon an import that another server left behind goes on. */
const SWEEP_EVERY_MS = 5_000;
const DELETE_EVERY_MS = 300_000;

interface WorkerDependencies {
  db: Database;
  /** Names this server in leases. */
  owner: string;
  log: Logger;
  now(): Date;
}

/** Imports the files that accounts have sent. */
export class ImportWorker extends JobWorker<ImportJob> {
  constructor(dependencies: WorkerDependencies) {
    const { db, owner, log } = dependencies;
    super({
      name: 'import of chats',
      log,
      claim: () => claimImport(db, owner),
      run: (job, signal) => runImport(dependencies, job, signal),
      fail: (job) => failImport(db, job, 'interrupted'),
      release: () => releaseImports(db, owner),
    });
  }
}

/**
 * Renews the leases of this server's imports, goes on with those that other servers left behind, and deletes files that never
 * became whole and old results.
 * @returns a function that stops the sweeper
 */
export function startImportSweeper({
  db,
  owner,
  worker,
  log,
}: {
  db: Database;
  owner: string;
  worker: ImportWorker;
  log: Logger;
}): () => void {
  const sweep = async () => worker.wake();
  const stops = [
    every(RENEW_EVERY_MS, () => renewImportLeases(db, owner), {
      log,
      failure: 'renewing the leases of imports failed',
    }),
    every(SWEEP_EVERY_MS, sweep, { log, failure: 'sweeping imports failed' }),
    every(DELETE_EVERY_MS, () => deleteExpiredImports(db), {
      log,
      failure: 'deleting expired imports failed',
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
