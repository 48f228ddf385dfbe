import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;
const NUMBER_BYTES = 16;

/**
 * Marks of browsers in which an account was logged in to. Guesses elsewhere can't keep its owner from logging in there (OWASP,
 * "device cookies").
 */
export class KnownDevices {
  readonly #key: Buffer;

  /** @param secret the installation's */
  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'known devices', KEY_BYTES));
  }

  /** A new mark for a browser of this account. */
  create(uid: string): string {
    const number = randomBytes(NUMBER_BYTES).toString('base64url');
    return `${number}.${this.#signature(uid, number)}`;
  }

  /** The number of the browser; null without a mark of this account. */
  numberOf(uid: string | null, mark: string | undefined): string | null {
    const [number = '', signature = ''] = mark?.split('.') ?? [];
    if (uid === null || number === '') return null;
    const expected = Buffer.from(this.#signature(uid, number));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected) ? number : null;
  }

  #signature(uid: string, number: string): string {
    return createHmac('sha256', this.#key).update(`${uid} ${number}`).digest('base64url');
  }
}
