import { generateCookie, getCookie } from 'hono/cookie';
import type { KnownDevices } from '../../../features/accounts/log-in/known-device.ts';
import type { ServerContext } from '../request.ts';

/** The mark of a browser in which an account was logged in to. */
const DEVICE_COOKIE = 'savet.device';
/** As long as browsers keep a cookie. */
const DEVICE_SECONDS = 400 * 24 * 3_600;

/** The mark that the browser sends. */
export function deviceMark(context: ServerContext): string | undefined {
  return getCookie(context, DEVICE_COOKIE);
}

/** Marks the browser as one in which the account was logged in to. */
export function marked(
  response: Response,
  { devices, isSecure }: { devices: KnownDevices; isSecure: boolean },
  uid: string,
): Response {
  const mark = generateCookie(DEVICE_COOKIE, devices.create(uid), {
    path: '/api/auth',
    maxAge: DEVICE_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
  });
  const copy = new Response(response.body, response);
  copy.headers.append('set-cookie', mark);
  return copy;
}

/** The code of a refused log-in, also after too many codes; null for any other answer. */
export async function refusalOf(response: Response): Promise<string | null> {
  if (response.status !== 403 && response.status !== 429) return null;
  const { code } = (await response.clone().json()) as { code?: string };
  return code ?? null;
}
