import type { Database } from '../../platform/db/transaction.ts';
import type { Logger } from '../../platform/log.ts';
import { type Chunk, insertChunks } from './chunk.store.ts';
import type { RunningTurn } from './running-turns.ts';

/** How often the text of all running turns is stored together, in milliseconds. */
const TICK_MS = 100;

/** Stores the text of running turns, one grouped insert a tick, none while there is nothing new. */
export class ChunkWriter {
  readonly #db: Database;
  readonly #owner: string;
  readonly #log: Logger;
  readonly #stored = new Map<RunningTurn, { length: number; sequence: number }>();
  readonly #grown = new Set<RunningTurn>();
  #isTicking = false;

  constructor(db: Database, owner: string, log: Logger) {
    this.#db = db;
    this.#owner = owner;
    this.#log = log;
  }

  grew(turn: RunningTurn): void {
    this.#grown.add(turn);
    if (this.#isTicking) return;
    this.#isTicking = true;
    void this.#afterTick();
  }

  /** The turn is about to be settled: its text needs no chunks any more. */
  forget(turn: RunningTurn): void {
    this.#grown.delete(turn);
    this.#stored.delete(turn);
  }

  async #afterTick(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    const turns = [...this.#grown];
    this.#grown.clear();
    const chunks = turns.map((turn) => this.#nextChunk(turn));
    try {
      if (chunks.length > 0) await insertChunks(this.#db, this.#owner, chunks);
      for (const [index, turn] of turns.entries()) {
        const chunk = chunks[index];
        // One that was settled meanwhile is not to be remembered.
        if (chunk && !turn.settling) {
          const length = chunk.position + chunk.text.length;
          this.#stored.set(turn, { length, sequence: chunk.sequence });
        }
      }
    } catch (error) {
      this.#log.warn({ error: String(error) }, 'running text cannot be stored yet');
      for (const turn of turns) if (!turn.settling) this.#grown.add(turn);
    }
    if (this.#grown.size > 0) return this.#afterTick();
    this.#isTicking = false;
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
