import { findUidByEmail } from '../../../features/accounts/accounts.store.ts';
import {
  type Auth,
  BEING_DELETED,
  BLOCKED,
  CODE_REQUIRED,
  CODES_LIMITED,
} from '../../../features/accounts/auth.ts';
import {
  type KeepDependencies,
  keepAccount,
} from '../../../features/accounts/deletion/keep-account.ts';
import { readFactor } from '../../../features/accounts/factors/second-factor.store.ts';
import { rehashImported } from '../../../features/accounts/firebase-passwords/rehash-imported.ts';
import type { KnownDevices } from '../../../features/accounts/log-in/known-device.ts';
import { withReplacedSession } from '../../../features/accounts/log-in/replaced-session.ts';
import { withUnchangedPassword } from '../../../features/accounts/log-in/unchanged-password.ts';
import { withCode } from '../../../features/accounts/log-in-code.ts';
import { ApiError } from '../../../platform/api-error.ts';
import type { Limits } from '../limits/limits.ts';
import type { ServerContext } from '../request.ts';
import { deviceMark, marked, refusalOf } from './log-in-answers.ts';
import { refuseAlike, refuseGuesses } from './past-limits.ts';

/** Refusals of the right password. */
const rightButRefused: readonly (string | null)[] = [
  BEING_DELETED,
  BLOCKED,
  CODE_REQUIRED,
  CODES_LIMITED,
];

interface LogInRequest {
  address: string;
  email: string;
  password: string;
  /** Of the second factor; null: none was typed. */
  code: string | null;
  /** Whether to keep an account that is being deleted. */
  keep: boolean;
}

export interface LogInDependencies extends Omit<KeepDependencies, 'log'> {
  auth: Auth;
  limits: Limits;
  devices: KnownDevices;
  /** Whether the browser may send the cookie over https only. */
  isSecure: boolean;
}

/**
 * Logs in. Each attempt is counted before it is checked, and the right password takes its count back. Past the limits on wrong
 * passwords, a password with a code is still checked: guesses of others must not keep the owner out. Past the limit for the account from
 * everywhere, so is one without a code, and the answer to a wrong one is the same for all accounts.
 * The answer is 403 with the right password if the account needs a code besides, or is being deleted and the user does not say
 * that it shall be kept.
 * @throws ApiError RATE_LIMITED
 */
export async function logIn(
  context: ServerContext,
  dependencies: LogInDependencies,
  request: LogInRequest,
  forward: () => Promise<Response>,
): Promise<Response> {
  const { db, limits, devices } = dependencies;
  const { address, email, code } = request;
  const uid = await findUidByEmail(db, email.trim());
  const device = devices.numberOf(uid, deviceMark(context));
  const factor = await readFactor(db, uid ?? '');
  const isGuarded = (factor?.confirmedAt ?? null) !== null;
  const attempt = await limits
    .logIn(address, email, device)
    .catch((error: unknown) => nullPastLimits(error, code));
  const isPastLimits = attempt === null || attempt.isGuessed;
  const count = () => limits.code(email, device);
  const typed = code === null ? null : { code, count };
  const checkOnce = () => checkPassword(context, dependencies, { ...request, uid }, forward);
  const check = () => withCode(typed, checkOnce, isPastLimits);
  const refuse = () =>
    attempt === null ? refuseAlike(check) : refuseGuesses(check, { isGuarded });
  const response = await (isPastLimits ? refuse() : check());
  const refusal = await refusalOf(response);
  if (response.ok || rightButRefused.includes(refusal)) await attempt?.correct();
  if (refusal === CODES_LIMITED) throw new ApiError('RATE_LIMITED');
  return response.ok && uid !== null && device === null
    ? marked(response, dependencies, uid)
    : response;
}

/** Past the limits, an attempt without a code is refused without checking its password. @throws the error otherwise */
function nullPastLimits(error: unknown, code: string | null): null {
  if (error instanceof ApiError && error.code === 'RATE_LIMITED' && code !== null) return null;
  throw error;
}

/** Opens a session with the right password; first, the account is kept if that was asked for. */
async function checkPassword(
  context: ServerContext,
  dependencies: LogInDependencies,
  { email, password, keep, uid }: LogInRequest & { uid: string | null },
  forward: () => Promise<Response>,
): Promise<Response> {
  const { db, auth } = dependencies;
  const log = context.get('log');
  const logInOnce = () =>
    withReplacedSession(dependencies, context.req.raw.headers, () =>
      withUnchangedPassword(dependencies, { email, password }, forward),
    );
  let response = await logInOnce();
  if (keep && uid !== null && (await refusalOf(response)) === BEING_DELETED) {
    await keepAccount({ ...dependencies, log }, uid);
    response = await logInOnce();
  }
  if (response.ok && uid !== null) await rehashImported({ db, auth, log }, uid, password);
  return response;
}
