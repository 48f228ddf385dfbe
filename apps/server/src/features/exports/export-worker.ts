import type { Database } from '../../platform/db/transaction.ts';
import { JobWorker } from '../../platform/jobs/job-worker.ts';
import { releaseLeases } from '../../platform/jobs/leases.store.ts';
import type { Logger } from '../../platform/log.ts';
import type { Payments } from '../billing/payments.ts';
import { claimExport, type ExportJob, failExport } from './exports.store.ts';
import { deleteAccountCopy } from './snapshot/account-copy.store.ts';

export interface ExportDependencies {
  db: Database;
  /** Names this server in leases. */
  owner: string;
  /** Null when payments are off. */
  payments: Payments | null;
  /** Whether a snapshot can be read beside other work. */
  hasSnapshots: boolean;
  log: Logger;
}

/** Writes the exports that accounts have asked for. */
export class ExportWorker extends JobWorker<ExportJob> {
  constructor(dependencies: ExportDependencies) {
    const { db, owner, log } = dependencies;
    super({
      name: 'export',
      log,
      claim: () => claimExport(db, owner),
      run: async (job, signal) => {
        const { writeExport } = await import('./write-export.ts');
        return { exportId: job.exportId, size: await writeExport(dependencies, job, signal) };
      },
      fail: async (job) => {
        await deleteAccountCopy(db, job);
        await failExport(db, job);
      },
      release: () => releaseLeases(db, 'account_exports', owner),
    });
  }
}
