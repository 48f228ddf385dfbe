import type { OpenDatabase } from '../../../platform/db/database.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { Logger } from '../../../platform/log.ts';
import { type Chunk, insertChunks } from './chunk.store.ts';
import type { RunningTurn } from './running-turns.ts';

/**
 * Interval between inserts, in milliseconds: so much text of a running reply is lost with the server. In PostgreSQL, other servers send it
 * to their watchers; the embedded database has no other server, and works in this one's thread.
 */
const FLUSH_INTERVAL_MS = { postgres: 100, embedded: 250 };

/** Stores the text of running turns in one insert per interval; idle while no text is new. */
export class ChunkWriter {
  readonly #db: Database;
  readonly #owner: string;
  readonly #log: Logger;
  readonly #intervalMs: number;
  readonly #stored = new Map<RunningTurn, { length: number; sequence: number }>();
  readonly #changed = new Set<RunningTurn>();
  #isScheduled = false;

  constructor({ db, kind }: Pick<OpenDatabase, 'db' | 'kind'>, owner: string, log: Logger) {
    this.#db = db;
    this.#intervalMs = FLUSH_INTERVAL_MS[kind];
    this.#owner = owner;
    this.#log = log;
  }

  textAdded(turn: RunningTurn): void {
    this.#changed.add(turn);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    void this.#flushLater();
  }

  /** Call before a turn is settled: the settlement stores the whole text. */
  forget(turn: RunningTurn): void {
    this.#changed.delete(turn);
    this.#stored.delete(turn);
  }

  async #flushLater(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, this.#intervalMs));
    const turns = [...this.#changed];
    this.#changed.clear();
    const chunks = turns.map((turn) => this.#nextChunk(turn));
    try {
      if (chunks.length > 0) await insertChunks(this.#db, this.#owner, chunks);
      for (const [index, turn] of turns.entries()) {
        const chunk = chunks[index];
        // A turn settled meanwhile was removed by `forget`; do not add it again.
        if (chunk && !turn.settling) {
          const length = chunk.position + chunk.text.length;
          this.#stored.set(turn, { length, sequence: chunk.sequence });
        }
      }
    } catch (error) {
      this.#log.warn({ error }, 'storing chunks failed; will retry');
      for (const turn of turns) if (!turn.settling) this.#changed.add(turn);
    }
    if (this.#changed.size > 0) return this.#flushLater();
    this.#isScheduled = false;
  }

  #nextChunk(turn: RunningTurn): Chunk {
    const { uid, messageId, replyId, attempt, text } = turn;
    const stored = this.#stored.get(turn) ?? { length: 0, sequence: 0 };
    return {
      uid,
      messageId,
      replyId,
      attempt,
      sequence: stored.sequence + 1,
      position: stored.length,
      text: text.slice(stored.length),
    };
  }
}
