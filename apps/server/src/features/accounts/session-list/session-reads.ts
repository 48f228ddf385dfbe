import type { Database } from '../../../platform/db/transaction.ts';
import { readSessions, type StoredSession } from '../accounts.store.ts';

/** Most sessions of one query. */
const BATCH_MAX = 500;

interface Batch {
  sessions: Map<string, string>;
  found: Promise<Map<string, StoredSession>>;
}

/** Reads all sessions that are asked for in the same turn of the event loop with one query: those of all open live streams. */
export class SessionReads {
  readonly #db: Database;
  #batch: Batch | null = null;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The session; null when it has ended. */
  async read(uid: string, sessionId: string): Promise<StoredSession | null> {
    const batch = this.#batchFor(uid, sessionId);
    batch.sessions.set(sessionId, uid);
    if (batch.sessions.size >= BATCH_MAX) this.#batch = null;
    return (await batch.found).get(sessionId) ?? null;
  }

  #batchFor(uid: string, sessionId: string): Batch {
    const owner = this.#batch?.sessions.get(sessionId);
    // A batch has one owner per session: a request with another owner, which must get null, starts a new batch.
    if (this.#batch && (owner === undefined || owner === uid)) return this.#batch;
    const sessions = new Map<string, string>();
    const batch: Batch = { sessions, found: Promise.resolve().then(() => this.#send(batch)) };
    this.#batch = batch;
    return batch;
  }

  #send(batch: Batch): Promise<Map<string, StoredSession>> {
    if (this.#batch === batch) this.#batch = null;
    const sessions = [...batch.sessions].map(([sessionId, uid]) => ({ sessionId, uid }));
    return readSessions(this.#db, sessions);
  }
}
