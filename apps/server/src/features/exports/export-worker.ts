import type { Database } from '../../platform/db/transaction.ts';
import type { Logger } from '../../platform/log.ts';
import type { Payments } from '../billing/payments.ts';
import { claimExport, type ExportJob, failExport, releaseExports } from './exports.store.ts';
import { ExportStoppedError, writeExport } from './write-export.ts';

/** Servers that may begin an export before it counts as failed: the export itself could be what ends them. */
const ATTEMPTS_MAX = 5;

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

/** Writes the exports that accounts have asked for, one at a time on each server. */
export class ExportWorker {
  readonly #dependencies: ExportDependencies;
  readonly #stopping = new AbortController();
  #running: Promise<void> | null = null;

  constructor(dependencies: ExportDependencies) {
    this.#dependencies = dependencies;
  }

  /** Starts the work unless it is running already. */
  wake(): void {
    if (this.#stopping.signal.aborted) return;
    this.#running ??= this.#writeAll().finally(() => {
      this.#running = null;
    });
  }

  /** Resolves when no export is being written. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** Leaves a running export to another server, or to the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #writeAll(): Promise<void> {
    const { db, owner, log } = this.#dependencies;
    try {
      while (!this.#stopping.signal.aborted) {
        const job = await claimExport(db, owner);
        if (!job) return;
        await this.#write(job);
      }
    } catch (error) {
      // The database; the lease ends, and the sweeper tries again.
      log.warn({ error: String(error) }, 'writing exports failed');
    }
  }

  async #write(job: ExportJob): Promise<void> {
    const { db, owner, log } = this.#dependencies;
    const { exportId, attempt } = job;
    if (attempt > ATTEMPTS_MAX) return failExport(db, job);
    const started = performance.now();
    try {
      const size = await writeExport(this.#dependencies, job, this.#stopping.signal);
      const milliseconds = Math.round(performance.now() - started);
      log.info({ exportId, size, milliseconds }, 'export written');
    } catch (error) {
      if (this.#stopping.signal.aborted) return releaseExports(db, owner);
      if (error instanceof ExportStoppedError) return;
      log.error({ exportId, error: firstLine(error) }, 'export failed');
      await failExport(db, job);
    }
  }
}

/** Without values of a query, which may be what a user wrote. */
function firstLine(error: unknown): string {
  return String(error).split('\n')[0] ?? '';
}
