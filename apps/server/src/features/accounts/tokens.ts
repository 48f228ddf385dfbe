import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import { type Auth, TOKEN_ISSUER } from './auth.ts';

export interface TokenClaims {
  uid: string;
  sessionId: string;
}

/** Tokens remembered at most; a client sends the same one for minutes. */
const REMEMBERED = 10_000;

/** Checks bearer tokens against the keys of the accounts library; null for any that is not good. */
export class Tokens {
  readonly #auth: Auth;
  #keys: ReturnType<typeof createLocalJWKSet> | null = null;
  /** Claims of good tokens, with the second in which they expire. */
  readonly #checked = new Map<string, { claims: TokenClaims; expires: number }>();

  constructor(auth: Auth) {
    this.#auth = auth;
  }

  async verify(token: string): Promise<TokenClaims | null> {
    const checked = this.#checked.get(token);
    if (checked && checked.expires > Date.now() / 1_000) return checked.claims;
    try {
      return await this.#verify(token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) return this.#verifyWithFreshKeys(token);
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  /** Another server may have made a key since the keys were read. */
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
    const { sub, sid, exp } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string') return null;
    const claims = { uid: sub, sessionId: sid };
    if (this.#checked.size >= REMEMBERED) this.#checked.clear();
    this.#checked.set(token, { claims, expires: exp ?? 0 });
    return claims;
  }
}
