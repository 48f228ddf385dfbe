import type { Encryption } from '../../../platform/encryption.ts';
import { isToken, newToken } from '../../../platform/random-tokens.ts';
import type { Auth } from '../auth.ts';

/**
 * Values that a browser or a link refers to with a token, once, on any server. Stored encrypted, and under the hash of the token: a copy of the
 * database tells nothing.
 */
export class OneTimeValues<Value extends object> {
  readonly #auth: Auth;
  readonly #encryption: Encryption;
  readonly #kind: string;

  /** @param kind separates values that are used for different things */
  constructor(auth: Auth, encryption: Encryption, kind: string) {
    this.#auth = auth;
    this.#encryption = encryption;
    this.#kind = kind;
  }

  /** Stores a value. @returns its token */
  async store(value: Value, expiresAt: Date): Promise<string> {
    const token = newToken();
    const { internalAdapter } = await this.#auth.$context;
    await internalAdapter.createVerificationValue({
      identifier: `${this.#kind}:${token}`,
      value: this.#encryption.encrypt(JSON.stringify(value), token),
      expiresAt,
    });
    return token;
  }

  /** The value of a token, which stays; null as for `take`. */
  async read(token: string): Promise<Value | null> {
    if (!isToken(token)) return null;
    const { internalAdapter } = await this.#auth.$context;
    const stored = await internalAdapter.findVerificationValue(`${this.#kind}:${token}`);
    return stored && stored.expiresAt > new Date() ? this.#open(stored.value, token) : null;
  }

  /** The value of a token; null if it has expired, was taken before, or never existed. */
  async take(token: string): Promise<Value | null> {
    if (!isToken(token)) return null;
    const { internalAdapter } = await this.#auth.$context;
    const stored = await internalAdapter.consumeVerificationValue(`${this.#kind}:${token}`);
    return stored ? this.#open(stored.value, token) : null;
  }

  #open(stored: string, token: string): Value | null {
    const text = this.#encryption.decrypt(stored, token);
    return text === null ? null : (JSON.parse(text) as Value);
  }
}
