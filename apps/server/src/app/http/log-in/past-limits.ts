import { setTimeout as delay } from 'node:timers/promises';
import { BEING_DELETED, BLOCKED } from '../../../features/accounts/auth.ts';
import { HashingBusyError } from '../../../features/accounts/log-in/limited-hashing.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { limitConcurrency } from '../../../platform/limits/concurrency.ts';
import { refusalOf } from './log-in-answers.ts';

/** More would wait longer than people do: each takes a tenth of a second. */
const WAITING_MAX = 20;
/** A refusal is answered after this many milliseconds. Every check is faster, so the time tells nothing. */
const REFUSED_AFTER_MS = 500;

/** The accounts library's status for a wrong password. */
const WRONG_PASSWORD = 401;
/** Refusals of the right password with the right code. */
const rightButRefused: readonly (string | null)[] = [BEING_DELETED, BLOCKED];

/** One after the other: guesses past the counts must not keep others from logging in. */
const inTurn = limitConcurrency(1, WAITING_MAX, () => new ApiError('RATE_LIMITED'));

/**
 * Tries a log-in with a code past the limits on wrong passwords, which an attacker in the owner's network, or in the browser itself,
 * may have used up. The right password with the right code logs in. Everything else is refused in the same way after the same time, so
 * an attacker cannot find out the password first and the code later.
 * @throws ApiError RATE_LIMITED
 */
export async function refuseAlike(logIn: () => Promise<Response>): Promise<Response> {
  const { response, startedAt } = await inTurn(async () => ({
    startedAt: performance.now(),
    response: await logIn().catch(nullIfLimited),
  }));
  if (response?.ok) return response;
  if (response && rightButRefused.includes(await refusalOf(response))) return response;
  await delay(Math.max(0, startedAt + REFUSED_AFTER_MS - performance.now()));
  throw new ApiError('RATE_LIMITED');
}

/**
 * Tries a log-in to an account for which too many wrong passwords came from everywhere together. The right one is answered as ever if the
 * account has a second factor (`isGuarded`). Everything else is refused in the same way after the same time: the refusal does not tell whether
 * there is a second factor. The counts of the network limit how many are tried.
 * @param logIn fails for an account without a second factor
 * @throws ApiError RATE_LIMITED
 */
export async function refuseGuesses(
  logIn: () => Promise<Response>,
  { isGuarded }: { isGuarded: boolean },
): Promise<Response> {
  const startedAt = performance.now();
  const response = await logIn().catch(nullIfLimited);
  if (response && isGuarded && response.status !== WRONG_PASSWORD) return response;
  await delay(Math.max(0, startedAt + REFUSED_AFTER_MS - performance.now()));
  throw new ApiError('RATE_LIMITED');
}

function nullIfLimited(error: unknown): null {
  if (error instanceof ApiError || error instanceof HashingBusyError) return null;
  throw error;
}
