import type { Piscina } from 'piscina';
import { ApiError } from '../api-error.ts';
import type { Logger } from '../log.ts';
import type { DocumentSource, FileFormat } from './model.ts';
import type { Task } from './worker.ts';

/** Threads at most: documents must not take the processor from answers. */
const THREADS = 2;
/** Documents that wait; more are refused. */
const WAITING_MAX = 32;
/** Time with the wait for a thread, in milliseconds: a page must be fast, a file may take a while. */
const TIMEOUTS_MS = { html: 10_000, file: 60_000 } satisfies Record<Task['kind'], number>;
/** How long a thread without work stays, in milliseconds. */
const IDLE_MS = 30_000;
/** Memory of a thread, in megabytes. */
const HEAP_MB = 512;

/** Makes documents in threads, which start when they are first needed. */
export class DocumentMaker {
  readonly #log: Logger;
  #pool: Promise<Piscina> | undefined;

  constructor(log: Logger) {
    this.#log = log;
  }

  /**
   * Markdown as safe HTML, each text by itself.
   * @throws ApiError DOCUMENT_FAILED, UNAVAILABLE
   */
  html(markdown: readonly string[]): Promise<string[]> {
    return this.#run<string[]>({ kind: 'html', markdown });
  }

  /** @throws ApiError DOCUMENT_FAILED, UNAVAILABLE */
  file(document: DocumentSource, format: FileFormat): Promise<Uint8Array> {
    return this.#run<Uint8Array>({ kind: 'file', format, document });
  }

  async close(): Promise<void> {
    const pool = await this.#pool;
    await pool?.destroy();
    this.#pool = undefined;
  }

  async #run<Result>(task: Task): Promise<Result> {
    this.#pool ??= createPool();
    const pool = await this.#pool;
    if (pool.queueSize >= WAITING_MAX) throw new ApiError('UNAVAILABLE');
    try {
      return (await pool.run(task, {
        signal: AbortSignal.timeout(TIMEOUTS_MS[task.kind]),
      })) as Result;
    } catch (error) {
      this.#log.warn({ error, kind: task.kind }, 'a document could not be made');
      throw new ApiError('DOCUMENT_FAILED');
    }
  }
}

async function createPool(): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
}
