import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';

/** A sync failed. What is on disk is unknown from then on, so nothing is acknowledged until the server starts again. */
export class SyncError extends Error {
  /** PostgreSQL's code of an input or output error. */
  readonly code = '58030';

  constructor(cause: unknown) {
    super('the database could not be synced to disk', { cause });
    this.name = 'SyncError';
  }
}

/** Syncs files in the background. Everyone who comes during a sync shares the next one (group commit). */
export class GroupSync {
  #requested = new Set<string>();
  /** Files of the sync in progress. */
  #syncing = new Set<string>();
  #current: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #failure: SyncError | undefined;

  /** Whether a requested file is not on disk yet. */
  get isPending(): boolean {
    return this.#requested.size + this.#syncing.size > 0;
  }

  /** Requests a sync of everything written to this file so far. */
  request(path: string): void {
    this.#requested.add(path);
  }

  /**
   * Resolves when everything requested so far is on disk; at once when nothing is pending.
   * @throws SyncError, from the first failed sync on
   */
  async done(): Promise<void> {
    this.assertWorking();
    if (this.#requested.size === 0) return this.#current;
    this.#next ??= this.#syncAfter(this.#current);
    return this.#next;
  }

  /** Like `done`, but blocks the process. */
  doneNow(): void {
    this.assertWorking();
    for (const path of [...this.#syncing, ...this.#requested]) {
      const file = this.#open(path);
      try {
        fdatasyncSync(file);
      } catch (error) {
        throw this.#fail(error);
      } finally {
        closeSync(file);
      }
    }
    this.#syncing = new Set();
    this.#requested.clear();
  }

  /** @throws SyncError when a sync has failed */
  assertWorking(): void {
    if (this.#failure) throw this.#failure;
  }

  async #syncAfter(previous: Promise<void> | undefined): Promise<void> {
    await previous;
    this.#next = undefined;
    this.#syncing = this.#requested;
    this.#requested = new Set();
    this.#current = this.#sync(this.#syncing);
    return this.#current;
  }

  async #sync(paths: Set<string>): Promise<void> {
    // Opened at once: a file can be renamed meanwhile.
    const files = [...paths].map((path) => this.#open(path));
    try {
      for (const file of files) await syncData(file);
    } catch (error) {
      throw this.#fail(error);
    } finally {
      for (const file of files) closeSync(file);
      if (this.#syncing === paths) this.#syncing = new Set();
      this.#current = undefined;
    }
  }

  #open(path: string): number {
    try {
      // Windows syncs no files that are open for reading.
      return openSync(path, 'r+');
    } catch (error) {
      throw this.#fail(error);
    }
  }

  /** The failure is final: after a failed sync, the next one succeeds without having written anything. */
  #fail(error: unknown): SyncError {
    this.#failure ??= new SyncError(error);
    return this.#failure;
  }
}

function syncData(file: number): Promise<void> {
  return new Promise((resolve, reject) => {
    fdatasync(file, (error) => (error ? reject(error) : resolve()));
  });
}
