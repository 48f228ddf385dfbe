import { availableParallelism } from 'node:os';
import { APIError } from 'better-auth';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { limitConcurrency } from '../../../platform/limits/concurrency.ts';
import type { PasswordHashing } from '../auth.ts';

/** A hash takes a core for a tenth of a second: one is left for the answers that are being streamed. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
/** More would wait longer than people do. */
const WAITING_MAX = 60;

/** Too many passwords are being checked. Of the library's kind, so that its routes answer 503. */
export class HashingBusyError extends APIError {
  constructor() {
    super('SERVICE_UNAVAILABLE', { code: 'UNAVAILABLE' });
  }
}

/** The library's hashing. */
export const libraryHashing: PasswordHashing = { hash: hashPassword, verify: verifyPassword };

/**
 * Lets `atOnce` of the calls run at the same time, the others in turns.
 * @returns hashing that throws HashingBusyError if too many wait
 */
export function inTurns(hashing: PasswordHashing, atOnce = AT_ONCE): PasswordHashing {
  const inTurn = limitConcurrency(atOnce, WAITING_MAX, () => new HashingBusyError());
  return {
    hash: (password) => inTurn(() => hashing.hash(password)),
    verify: (attempt) => inTurn(() => hashing.verify(attempt)),
  };
}
