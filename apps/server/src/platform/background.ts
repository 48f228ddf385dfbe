import type { Logger } from './log.ts';

/** Work that goes on after its request was answered, so that the time of the answer says nothing about it. */
export class Background {
  readonly #running = new Set<Promise<void>>();
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Starts `work`. @param failure the log's message if it rejects */
  run(work: () => Promise<void>, failure: string): void {
    const running = work()
      .catch((error: unknown) => this.#log.warn({ error }, failure))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when all work that was started has ended. */
  async settled(): Promise<void> {
    await Promise.all(this.#running);
  }
}
