import { findUidByEmail } from '../../features/accounts/accounts.store.ts';
import { type Auth, BEING_DELETED } from '../../features/accounts/auth.ts';
import {
  type KeepDependencies,
  keepAccount,
} from '../../features/accounts/deletion/keep-account.ts';
import type { KnownDevices } from '../../features/accounts/log-in/known-device.ts';
import { withUnchangedPassword } from '../../features/accounts/log-in/unchanged-password.ts';
import type { Limits } from './limits/limits.ts';
import type { ServerContext } from './request.ts';

/** The mark of a browser in which an account was logged in to. */
const DEVICE_COOKIE = 'savet.device';
/** As long as browsers keep a cookie. */
const DEVICE_SECONDS = 400 * 24 * 3_600;

export interface LogInDependencies extends Omit<KeepDependencies, 'log'> {
  auth: Auth;
  limits: Limits;
  devices: KnownDevices;
  /** Whether the browser may send the cookie over https only. */
  isSecure: boolean;
}

/**
 * Logs in, within the limits on wrong passwords. Guesses elsewhere never keep the owner from a browser that is known.
 * An account that is being deleted opens only if the user wants to keep it; the answer is 403 otherwise.
 * @throws ApiError RATE_LIMITED
 */
export async function logIn(
  context: ServerContext,
  dependencies: LogInDependencies,
  request: { address: string; email: string; keep: boolean },
  forward: () => Promise<Response>,
): Promise<Response> {
  const { db, limits, devices, isSecure } = dependencies;
  const { address, email } = request;
  const uid = await findUidByEmail(db, email.trim());
  const device = devices.numberOf(uid, cookieOf(context, DEVICE_COOKIE));
  const attempt = await limits.logIn(address, email, device);
  const logInOnce = () => withUnchangedPassword(dependencies, email, forward);
  let response = await logInOnce();
  const isClosed = await isBeingDeleted(response);
  if (!response.ok && !isClosed) return response;
  await attempt.correct();
  if (isClosed && request.keep && uid !== null) {
    await keepAccount({ ...dependencies, log: context.get('log') }, uid);
    response = await logInOnce();
  }
  if (!response.ok || uid === null || device !== null) return response;
  const mark = `${DEVICE_COOKIE}=${devices.create(uid)}; Path=/api/auth; Max-Age=${DEVICE_SECONDS}`;
  const marked = new Response(response.body, response);
  marked.headers.append(
    'set-cookie',
    `${mark}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  );
  return marked;
}

/** Whether a log-in had the right password of an account that is being deleted. */
async function isBeingDeleted(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const { code } = (await response.clone().json()) as { code?: string };
  return code === BEING_DELETED;
}

function cookieOf(context: ServerContext, name: string): string | undefined {
  const cookies = context.req.header('cookie')?.split('; ') ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}
