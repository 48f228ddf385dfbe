import type { Logger } from '../log.ts';

/** Servers that may begin a job before it counts as failed: the job itself could be what ends them. */
const ATTEMPTS_MAX = 5;

/** Another server has taken over the job, or what it is for is gone. */
export class JobStoppedError extends Error {}

/** Jobs that are stored in the database, each under a lease of the server that does it. */
export interface JobQueue<Job extends { attempt: number }> {
  /** For the log, as in `export`. */
  name: string;
  log: Logger;
  /** Takes over a job that no server does; null when there is none. */
  claim(): Promise<Job | null>;
  /**
   * Does the job, and saves that it has ended.
   * @returns what the log says of it
   * @throws JobStoppedError; what the signal was aborted with
   */
  run(job: Job, signal: AbortSignal): Promise<object>;
  /** Saves that the job has failed. */
  fail(job: Job): Promise<void>;
  /** Leaves the running jobs of this server to others. */
  release(): Promise<void>;
}

/** Does the jobs of a queue, one at a time on each server. */
export class JobWorker<Job extends { attempt: number }> {
  readonly #queue: JobQueue<Job>;
  readonly #stopping = new AbortController();
  #running: Promise<void> | null = null;
  #isWokenAgain = false;

  constructor(queue: JobQueue<Job>) {
    this.#queue = queue;
  }

  /** Starts the work, or lets the work that is running look for another job before it ends. */
  wake(): void {
    if (this.#stopping.signal.aborted) return;
    if (this.#running) this.#isWokenAgain = true;
    else this.#running = this.#doAll();
  }

  /** Resolves when no job is being done. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** Leaves a running job to another server, or to the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #doAll(): Promise<void> {
    const { name, log } = this.#queue;
    try {
      while (!this.#stopping.signal.aborted) {
        this.#isWokenAgain = false;
        const job = await this.#queue.claim();
        if (job) await this.#do(job);
        // A job that was stored while there was none yet.
        else if (!this.#isWokenAgain) return;
      }
    } catch (error) {
      // The database; the lease ends, and the sweeper tries again.
      log.warn({ error }, `${name}: the jobs could not go on`);
    } finally {
      this.#running = null;
    }
  }

  async #do(job: Job): Promise<void> {
    const { name, log } = this.#queue;
    if (job.attempt > ATTEMPTS_MAX) return this.#queue.fail(job);
    const started = performance.now();
    try {
      const summary = await this.#queue.run(job, this.#stopping.signal);
      const milliseconds = Math.round(performance.now() - started);
      log.info({ ...summary, milliseconds }, `${name} done`);
    } catch (error) {
      if (this.#stopping.signal.aborted) return this.#queue.release();
      if (error instanceof JobStoppedError) return;
      log.error({ error }, `${name} failed`);
      await this.#queue.fail(job);
    }
  }
}
