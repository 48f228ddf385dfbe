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
import { logInPastLimits } from './past-limits.ts';

/** Refusals of the right password. */
const rightButRefused: readonly (string | null)[] = [BEING_DELETED, BLOCKED, CODE_REQUIRED];

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
 * Logs in, within the limits on wrong passwords and codes. Guesses elsewhere never keep the owner from a browser that is known.
 * The answer is 403 with the right password if the account needs a code besides, or is being deleted and the user does not say
 * that it shall be kept.
 * Codes are counted only with the right password. Past the counts of a network, a password with a code is still tried.
 * @throws ApiError RATE_LIMITED
 */
export async function logIn(
  context: ServerContext,
  dependencies: LogInDependencies,
  request: LogInRequest,
  forward: () => Promise<Response>,
): Promise<Response> {
  const { db, auth, limits, devices } = dependencies;
  const { address, email, password, code, keep } = request;
  const log = context.get('log');
  const uid = await findUidByEmail(db, email.trim());
  const device = devices.numberOf(uid, deviceMark(context));
  const factor = await readFactor(db, uid ?? '');
  const isGuarded = (factor?.confirmedAt ?? null) !== null;
  const attempt = await limits
    .logIn(address, email, { device, isGuarded })
    .catch((error: unknown) => {
      if (isLimit(error) && code !== null && device === null) return null;
      throw error;
    });
  const typed = code === null ? null : { code, count: () => limits.code(email, device) };
  const tryOnce = () =>
    withCode(typed, async () => {
      const logInOnce = () =>
        withReplacedSession(auth, context.req.raw.headers, () =>
          withUnchangedPassword(dependencies, { email, password }, forward),
        );
      let response = await logInOnce();
      const refusal = await refusalOf(response);
      const isLimited = refusal === CODES_LIMITED;
      const isRight = response.ok || isLimited || rightButRefused.includes(refusal);
      if (!isRight) return response;
      await attempt?.correct();
      if (isLimited) throw new ApiError('RATE_LIMITED');
      if (refusal === BEING_DELETED && keep && uid !== null) {
        await keepAccount({ ...dependencies, log }, uid);
        response = await logInOnce();
      }
      if (response.ok && uid !== null) await rehashImported({ db, auth, log }, uid, password);
      return response.ok && uid !== null && device === null
        ? marked(response, dependencies, uid)
        : response;
    });
  if (attempt !== null) return tryOnce();
  return logInPastLimits(isGuarded ? tryOnce : () => hashOnly(auth, password));
}

function isLimit(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'RATE_LIMITED';
}

/** Takes as long as a log-in with a wrong password. */
async function hashOnly(auth: Auth, password: string): Promise<Response> {
  await (await auth.$context).password.hash(password);
  return new Response(null, { status: 401 });
}
