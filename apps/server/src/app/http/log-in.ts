import { findUidByEmail } from '../../features/accounts/accounts.store.ts';
import type { Auth } from '../../features/accounts/auth.ts';
import type { KnownDevices } from '../../features/accounts/log-in/known-device.ts';
import { withUnchangedPassword } from '../../features/accounts/log-in/unchanged-password.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Limits } from './limits/limits.ts';
import type { ServerContext } from './request.ts';

/** The mark of a browser in which an account was logged in to. */
const DEVICE_COOKIE = 'savet.device';
/** As long as browsers keep a cookie. */
const DEVICE_SECONDS = 400 * 24 * 3_600;

export interface LogInDependencies {
  db: Database;
  auth: Auth;
  limits: Limits;
  devices: KnownDevices;
  /** Whether the browser may send the cookie over https only. */
  isSecure: boolean;
}

/**
 * Logs in, within the limits on wrong passwords. Guesses elsewhere never keep the owner from a browser that is known.
 * @throws ApiError RATE_LIMITED
 */
export async function logIn(
  context: ServerContext,
  { db, auth, limits, devices, isSecure }: LogInDependencies,
  { address, email }: { address: string; email: string },
  forward: () => Promise<Response>,
): Promise<Response> {
  const uid = await findUidByEmail(db, email.trim());
  const device = devices.numberOf(uid, cookieOf(context, DEVICE_COOKIE));
  const attempt = await limits.logIn(address, email, device);
  const response = await withUnchangedPassword({ db, auth }, email, forward);
  if (!response.ok) return response;
  await attempt.correct();
  if (uid === null || device !== null) return response;
  const mark = `${DEVICE_COOKIE}=${devices.create(uid)}; Path=/api/auth; Max-Age=${DEVICE_SECONDS}`;
  const marked = new Response(response.body, response);
  marked.headers.append(
    'set-cookie',
    `${mark}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  );
  return marked;
}

function cookieOf(context: ServerContext, name: string): string | undefined {
  const cookies = context.req.header('cookie')?.split('; ') ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}
