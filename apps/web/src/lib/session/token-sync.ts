import { sessionToken } from './session.ts';

/** An older token is not worth handing on (design, rulings), in milliseconds. */
const FRESH_MS = 5 * 60_000;

/** Hands a fresh token to the other server that works with this one. Best effort: it can ask again. */
export async function syncToken(url: string): Promise<void> {
  const session = await sessionToken();
  if (!session || Date.now() - session.issuedAt > FRESH_MS) return;
  await send(url, 'POST', { token: session.token });
}

/** Tells that the session is over. */
export function forgetToken(url: string): Promise<void> {
  return send(url, 'DELETE');
}

async function send(url: string, method: 'POST' | 'DELETE', body?: object): Promise<void> {
  await fetch(url, {
    method,
    credentials: 'include',
    keepalive: true,
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => undefined);
}
