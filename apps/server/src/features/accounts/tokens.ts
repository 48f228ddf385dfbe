import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose';
import { type Auth, TOKEN_ISSUER } from './auth.ts';

export interface TokenClaims {
  uid: string;
  sessionId: string;
}

/** Checks bearer tokens against the keys of the accounts library; null for any that is not good. */
export class Tokens {
  readonly #auth: Auth;
  #keys: ReturnType<typeof createLocalJWKSet> | null = null;

  constructor(auth: Auth) {
    this.#auth = auth;
  }

  async verify(token: string): Promise<TokenClaims | null> {
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
    this.#keys ??= createLocalJWKSet((await this.#auth.api.getJwks()) as JSONWebKeySet);
    const { payload } = await jwtVerify(token, this.#keys, {
      algorithms: ['EdDSA'],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_ISSUER,
      requiredClaims: ['sub', 'exp', 'sid'],
    });
    const { sub, sid } = payload;
    return typeof sub === 'string' && typeof sid === 'string' ? { uid: sub, sessionId: sid } : null;
  }
}
