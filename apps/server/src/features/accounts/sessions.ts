import type { Notifications } from '../../platform/db/notifications.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/handlers.ts';
import { readSession } from './accounts.store.ts';
import type { Tokens } from './tokens.ts';

/** How long a session is believed without asking the database again, in milliseconds (design, the gate). */
export const BELIEVED_MS = 5_000;
/** Sessions remembered at most. */
const REMEMBERED = 10_000;

interface Remembered {
  actor: Actor | null;
  until: number;
}

/** Finds out who makes a request; whether the session still stands comes from the database. */
export class Sessions {
  readonly #db: Database;
  readonly #tokens: Tokens;
  readonly #remembered = new Map<string, Remembered>();
  /** Counts what was forgotten: what was read from the database before that may be out of date. */
  #forgotten = 0;

  constructor(db: Database, tokens: Tokens, notifications: Notifications) {
    this.#db = db;
    this.#tokens = tokens;
    notifications.on('access', ({ uid }) => this.forget(uid));
    notifications.onMissed(() => {
      this.#forgotten += 1;
      this.#remembered.clear();
    });
  }

  /** The actor behind an `Authorization` header; null when there is no good token or session. */
  async identify(header: string | undefined): Promise<Actor | null> {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header ?? '')?.[1];
    const claims = token ? await this.#tokens.verify(token) : null;
    return claims ? this.check(claims.uid, claims.sessionId) : null;
  }

  /** Whether a session still stands, and with which role. */
  async check(uid: string, sessionId: string): Promise<Actor | null> {
    const key = `${uid}/${sessionId}`;
    const known = this.#remembered.get(key);
    if (known && known.until > performance.now()) return known.actor;
    const asked = performance.now();
    const forgotten = this.#forgotten;
    const session = await readSession(this.#db, sessionId, uid);
    const actor = session && { uid, sessionId, ...session };
    if (forgotten !== this.#forgotten) return actor;
    if (this.#remembered.size >= REMEMBERED) this.#remembered.clear();
    this.#remembered.set(key, { actor, until: asked + BELIEVED_MS });
    return actor;
  }

  forget(uid: string): void {
    this.#forgotten += 1;
    for (const key of this.#remembered.keys()) {
      if (key.startsWith(`${uid}/`)) this.#remembered.delete(key);
    }
  }
}
