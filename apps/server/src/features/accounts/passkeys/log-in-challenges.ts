import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { PASSKEY_SECONDS } from '@savet/contract/limits';
import type { Database } from '../../../platform/db/transaction.ts';
import { hashToken } from '../../../platform/random-tokens.ts';
import { markUsed } from './challenges.store.ts';

const KEY_BYTES = 32;
const RANDOM_BYTES = 32;
/** Milliseconds since 1970. */
const TIME_BYTES = 6;
const SIGNED_BYTES = RANDOM_BYTES + TIME_BYTES;
/** How long the use of a challenge is remembered, in seconds: for longer than it works, should a clock be set back. */
const USED_SECONDS = 24 * 3_600;

/**
 * Challenges of log-ins with a passkey. They are signed, and only used ones are stored. Starting a log-in therefore
 * writes nothing, and needs no rate limit that one visitor could use up for a whole network.
 */
export class LogInChallenges {
  readonly #key: Buffer;
  readonly #now: () => Date;

  /** @param secret the installation's */
  constructor(secret: string, now: () => Date) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'passkey challenges', KEY_BYTES));
    this.#now = now;
  }

  /** A challenge in base64url, which works for PASSKEY_SECONDS. */
  create(): string {
    const end = Buffer.alloc(TIME_BYTES);
    end.writeUIntBE(this.#now().getTime() + 1_000 * PASSKEY_SECONDS, 0, TIME_BYTES);
    const signed = Buffer.concat([randomBytes(RANDOM_BYTES), end]);
    return Buffer.concat([signed, this.#signature(signed)]).toString('base64url');
  }

  /** Whether this installation signed the challenge and it has not expired. It may have been used: see `use`. */
  isValid(challenge: string): boolean {
    const bytes = Buffer.from(challenge, 'base64url');
    const signed = bytes.subarray(0, SIGNED_BYTES);
    const given = bytes.subarray(SIGNED_BYTES);
    const expected = this.#signature(signed);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
    return signed.readUIntBE(RANDOM_BYTES, TIME_BYTES) > this.#now().getTime();
  }

  /** Uses a challenge up. @returns false if it was used before */
  use(db: Database, challenge: string): Promise<boolean> {
    return markUsed(db, hashToken(challenge), USED_SECONDS);
  }

  #signature(signed: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(signed).digest();
  }
}
