import { setTimeout as delay } from 'node:timers/promises';
import { BEING_DELETED, BLOCKED } from '../../../features/accounts/auth.ts';
import { HashingBusyError, turns } from '../../../features/accounts/log-in/limited-hashing.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { refusalOf } from './log-in-answers.ts';

/** More would wait longer than people do: each takes a tenth of a second. */
const WAITING_MAX = 20;
/** When a refusal is answered, in milliseconds: longer than any check takes, so that its time tells nothing. */
const REFUSED_AFTER_MS = 500;

/** Refusals of the right password with the right code. */
const rightButRefused: readonly (string | null)[] = [BEING_DELETED, BLOCKED];

/** One after the other: guesses past the counts must not keep others from logging in. */
const inTurn = turns(1, WAITING_MAX, () => new ApiError('RATE_LIMITED'));

/**
 * Runs a log-in with a code although its network has used up its wrong passwords: the owner may sit beside whoever guesses. Only
 * the right password with the right code gets another answer than before. A wrong password, a wrong code and an account without a
 * second factor are answered alike, at the same time, so nothing can be guessed here piece by piece.
 * @throws ApiError RATE_LIMITED
 */
export async function logInPastLimits(logIn: () => Promise<Response>): Promise<Response> {
  const { response, startedAt } = await inTurn(async () => ({
    startedAt: performance.now(),
    response: await logIn().catch(nullIfLimited),
  }));
  if (response?.ok) return response;
  if (response && rightButRefused.includes(await refusalOf(response))) return response;
  await delay(Math.max(0, startedAt + REFUSED_AFTER_MS - performance.now()));
  throw new ApiError('RATE_LIMITED');
}

function nullIfLimited(error: unknown): null {
  if (error instanceof ApiError || error instanceof HashingBusyError) return null;
  throw error;
}
