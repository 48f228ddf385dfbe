import type { Encryption } from '../../../platform/encryption.ts';
import type { Auth } from '../auth.ts';
import { newToken } from '../link-tokens.ts';

/** Separates the key of these values from others that are derived from `AUTH_SECRET`. */
export const PROVIDER_LOG_IN_PURPOSE = 'savet log-ins with providers';

/**
 * Values that a browser refers to with a token, once, on any server. Stored encrypted, and under the hash of the token: a copy of the
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

  /** The value of a token; null if it has expired, was taken before, or never existed. */
  async take(token: string): Promise<Value | null> {
    const { internalAdapter } = await this.#auth.$context;
    const stored = await internalAdapter.consumeVerificationValue(`${this.#kind}:${token}`);
    const text = stored ? this.#encryption.decrypt(stored.value, token) : null;
    return text === null ? null : (JSON.parse(text) as Value);
  }
}
