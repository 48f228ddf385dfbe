import type { Notifications } from '../../platform/db/notifications.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/handlers.ts';
import type { StoredSession } from './accounts.store.ts';
import { SessionReads } from './session-list/session-reads.ts';
import type { TokenClaims, Tokens } from './tokens.ts';

/** Session cache lifetime in milliseconds (design, the gate). */
const SESSION_CACHE_MS = 5_000;
/** Most sessions in the cache. */
const CACHE_MAX = 10_000;

interface CachedSession {
  actor: Actor | null;
  readAt: number;
}

/** Identifies the actor of a request. Whether the session is still valid comes from the database. */
export class Sessions {
  readonly #reads: SessionReads;
  readonly #tokens: Tokens;
  readonly #isFactorRequired: boolean;
  readonly #cache = new Map<string, CachedSession>();
  /** Incremented with each invalidation: a read that began before one may be stale. */
  #invalidations = 0;

  /** @param isFactorRequired whether staff need a second factor */
  constructor(
    db: Database,
    tokens: Tokens,
    notifications: Notifications,
    isFactorRequired: boolean,
  ) {
    this.#reads = new SessionReads(db);
    this.#tokens = tokens;
    this.#isFactorRequired = isFactorRequired;
    notifications.on('access', ({ uid }) => this.forget(uid));
    notifications.onMissed(() => {
      this.#invalidations += 1;
      this.#cache.clear();
    });
  }

  /** The actor of an `Authorization` header; null without a valid token and session. */
  async identify(header: string | undefined): Promise<Actor | null> {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header ?? '')?.[1];
    const claims = token ? await this.#tokens.verify(token) : null;
    return claims ? this.check(claims) : null;
  }

  /**
   * The actor with current roles; null when the session has ended, or was renewed since.
   * @param maxAgeMs how old the answer may be
   */
  async check(claims: TokenClaims, maxAgeMs = SESSION_CACHE_MS): Promise<Actor | null> {
    const { uid, sessionId, renewals } = claims;
    const key = `${uid}/${sessionId}/${renewals}`;
    const cached = this.#cache.get(key);
    const requestedAt = performance.now();
    if (cached && cached.readAt > requestedAt - maxAgeMs) return cached.actor;
    const invalidations = this.#invalidations;
    const session = await this.#reads.read(uid, sessionId);
    const isOpen = session !== null && renewals >= session.oldestRenewal;
    const actor = isOpen ? this.#actorOf(session, { uid, sessionId, renewals }) : null;
    if (invalidations !== this.#invalidations) return actor;
    if (this.#cache.size >= CACHE_MAX) this.#cache.clear();
    this.#cache.set(key, { actor, readAt: requestedAt });
    return actor;
  }

  /** Without the second factor that staff need here, staff are users. */
  #actorOf(
    { hasSecondFactor, oldestRenewal: _oldest, ...session }: StoredSession,
    claims: TokenClaims,
  ): Actor {
    const lacksSecondFactor = this.#isFactorRequired && session.isAdmin && !hasSecondFactor;
    const roles = lacksSecondFactor ? { isAdmin: false, isSuperAdmin: false } : {};
    return { ...claims, ...session, ...roles, lacksSecondFactor };
  }

  forget(uid: string): void {
    this.#invalidations += 1;
    for (const key of this.#cache.keys()) {
      if (key.startsWith(`${uid}/`)) this.#cache.delete(key);
    }
  }
}
