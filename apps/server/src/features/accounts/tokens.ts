import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import { type Auth, TOKEN_ISSUER } from './auth.ts';

export interface TokenClaims {
  uid: string;
  sessionId: string;
  /** After how many renewals of the session it was given; from an earlier version of Savet, after every one. */
  renewals: number;
}

/** Most tokens in the cache; a client sends the same token for minutes. */
const CACHE_MAX = 10_000;

/** Verifies bearer tokens with the keys of the accounts library. */
export class Tokens {
  readonly #auth: Auth;
  #keys: ReturnType<typeof createLocalJWKSet> | null = null;
  /** Claims of valid tokens; `expires` is in seconds since 1970. */
  readonly #cache = new Map<string, { claims: TokenClaims; expires: number }>();

  constructor(auth: Auth) {
    this.#auth = auth;
  }

  /** The claims of a token; null if it is not valid. */
  async verify(token: string): Promise<TokenClaims | null> {
    const cached = this.#cache.get(token);
    if (cached && cached.expires > Date.now() / 1_000) return cached.claims;
    try {
      return await this.#verify(token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) return this.#verifyWithFreshKeys(token);
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  /** Another server may have created a key since the keys were read. */
  async #verifyWithFreshKeys(token: string): Promise<TokenClaims | null> {
    this.#keys = null;
    try {
      return await this.#verify(token);
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  async #verify(token: string): Promise<TokenClaims | null> {
    this.#keys ??= createLocalJWKSet(await this.#auth.api.getJwks());
    const { payload } = await jwtVerify(token, this.#keys, {
      algorithms: ['EdDSA'],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_ISSUER,
      requiredClaims: ['sub', 'exp', 'sid'],
    });
    const { sub, sid, exp, renewals = Number.POSITIVE_INFINITY } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string') return null;
    if (typeof renewals !== 'number') return null;
    const claims = { uid: sub, sessionId: sid, renewals };
    if (this.#cache.size >= CACHE_MAX) this.#cache.clear();
    this.#cache.set(token, { claims, expires: exp ?? 0 });
    return claims;
  }
}
