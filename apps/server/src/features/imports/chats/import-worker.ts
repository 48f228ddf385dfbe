import type { Database } from '../../../platform/db/transaction.ts';
import { JobWorker } from '../../../platform/jobs/job-worker.ts';
import { releaseLeases } from '../../../platform/jobs/leases.store.ts';
import type { Logger } from '../../../platform/log.ts';
import { claimImport, failImport, type ImportJob } from './chat-imports.store.ts';

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
      run: async (job, signal) => {
        const { runImport } = await import('./run-import.ts');
        return runImport(dependencies, job, signal);
      },
      fail: (job) => failImport(db, job, 'interrupted'),
      release: () => releaseLeases(db, 'chat_imports', owner),
    });
  }
}
