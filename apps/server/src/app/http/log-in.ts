import { findUidByEmail } from '../../features/accounts/accounts.store.ts';
import { type Auth, BEING_DELETED, CODE_REQUIRED } from '../../features/accounts/auth.ts';
import {
  type KeepDependencies,
  keepAccount,
} from '../../features/accounts/deletion/keep-account.ts';
import type { KnownDevices } from '../../features/accounts/log-in/known-device.ts';
import { withReplacedSession } from '../../features/accounts/log-in/replaced-session.ts';
import { withUnchangedPassword } from '../../features/accounts/log-in/unchanged-password.ts';
import { withCode } from '../../features/accounts/log-in-code.ts';
import type { Limits } from './limits/limits.ts';
import { cookieOf, type ServerContext } from './request.ts';

/** The mark of a browser in which an account was logged in to. */
export const DEVICE_COOKIE = 'savet.device';
/** As long as browsers keep a cookie. */
const DEVICE_SECONDS = 400 * 24 * 3_600;

interface LogInRequest {
  address: string;
  email: string;
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
 * @throws ApiError RATE_LIMITED
 */
export async function logIn(
  context: ServerContext,
  dependencies: LogInDependencies,
  request: LogInRequest,
  forward: () => Promise<Response>,
): Promise<Response> {
  const { db, auth, limits, devices } = dependencies;
  const { address, email, code, keep } = request;
  const uid = await findUidByEmail(db, email.trim());
  const device = devices.numberOf(uid, cookieOf(context, DEVICE_COOKIE));
  const attempt = await limits.logIn(address, email, device);
  const codeAttempt = code === null ? null : await limits.code(email, device);
  return withCode(code, async () => {
    const logInOnce = () =>
      withReplacedSession(auth, context.req.raw.headers, () =>
        withUnchangedPassword(dependencies, email, forward),
      );
    let response = await logInOnce();
    const refusal = await refusalOf(response);
    const isRight = response.ok || refusal === BEING_DELETED || refusal === CODE_REQUIRED;
    if (!isRight) return response;
    await attempt.correct();
    if (refusal !== CODE_REQUIRED) await codeAttempt?.correct();
    if (refusal === BEING_DELETED && keep && uid !== null) {
      await keepAccount({ ...dependencies, log: context.get('log') }, uid);
      response = await logInOnce();
    }
    return response.ok && uid !== null && device === null
      ? marked(response, dependencies, uid)
      : response;
  });
}

/** The code of a refused log-in; null for any other answer. */
export async function refusalOf(response: Response): Promise<string | null> {
  if (response.status !== 403) return null;
  const { code } = (await response.clone().json()) as { code?: string };
  return code ?? null;
}

/** Marks the browser as one in which the account was logged in to. */
export function marked(
  response: Response,
  { devices, isSecure }: Pick<LogInDependencies, 'devices' | 'isSecure'>,
  uid: string,
): Response {
  const mark = `${DEVICE_COOKIE}=${devices.create(uid)}; Path=/api/auth; Max-Age=${DEVICE_SECONDS}`;
  const copy = new Response(response.body, response);
  copy.headers.append('set-cookie', `${mark}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`);
  return copy;
}
