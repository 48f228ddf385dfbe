import { applySetCookies } from 'better-auth/cookies';
import type { Database } from '../../../platform/db/transaction.ts';
import type { Auth } from '../auth.ts';
import { withPreviousToken } from '../session-opening/bearer-renewals.ts';
import { endPrevious, findByToken, type HeldSession } from './renewal.store.ts';

/**
 * Answers a request of a browser whose session was renewed. The accounts library knows the new token only, and clears the cookie of
 * a browser that comes with another one: requests that were under way during the renewal would log it out.
 * @param answer gets the headers with which the library finds the session
 */
export async function withBrowserToken(
  { db, auth }: { db: Database; auth: Auth },
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  answer: (headers: Headers) => Promise<Response>,
): Promise<Response> {
  const { name, token } = await auth.api.readSessionCookie({ headers });
  if (token === null) return answer(headers);
  const held = await findByToken(db, token);
  if (!held) return answer(withoutCookie(headers, name));
  if (held.token !== token) {
    // The library has no cookie to clear then: the browser may have the new one by now.
    if (!held.isPreviousOpen) return answer(withoutCookie(headers, name));
    return answerPrevious(auth, { ...held, name, method }, headers, answer);
  }
  if (held.isUnused) await endPrevious(db, token);
  const response = await answer(headers);
  const isAsBefore = response.ok && response.headers.getSetCookie().length === 0;
  // A redirect ends something that works once, such as a log-in with a provider.
  const isRedirect = response.status >= 300 && response.status < 400;
  if (method !== 'GET' || isAsBefore || isRedirect) return response;
  const later = await findByToken(db, token);
  if (!later || later.token === token) return response;
  // Renewed meanwhile: the library has refused the token from before, or would give it a longer life in place of the new one.
  return answerPrevious(auth, { ...later, name, method }, headers, answer);
}

/** The answer to the token from before never has the new one: who asks may have a copy. */
async function answerPrevious(
  auth: Auth,
  held: HeldSession & { name: string; method: string },
  headers: Headers,
  answer: (headers: Headers) => Promise<Response>,
): Promise<Response> {
  const changed = new Headers(headers);
  const current = await auth.api.writeSessionCookie({
    body: { token: held.token },
    asResponse: true,
  });
  applySetCookies(changed, current.headers.getSetCookie());
  return withoutToken(await withPreviousToken(() => answer(changed)), held);
}

function withoutCookie(headers: Headers, name: string): Headers {
  const changed = new Headers(headers);
  const cookies = headers.get('cookie')?.split('; ') ?? [];
  changed.set('cookie', cookies.filter((cookie) => !cookie.startsWith(`${name}=`)).join('; '));
  return changed;
}

function withoutToken(
  response: Response,
  { token, name, method }: { token: string; name: string; method: string },
): Response {
  const headers = new Headers(response.headers);
  headers.delete('set-cookie');
  for (const line of response.headers.getSetCookie()) {
    const isOfSession = method === 'GET' && line.startsWith(`${name}=`);
    if (!isOfSession && !line.includes(token)) headers.append('set-cookie', line);
  }
  return new Response(response.body, { status: response.status, headers });
}

/** Ends the session of a token, also if it got a new one meanwhile. */
export async function endSessionOf(
  { db, auth }: { db: Database; auth: Auth },
  token: string,
): Promise<void> {
  const { internalAdapter } = await auth.$context;
  await internalAdapter.deleteSession(token);
  const later = await findByToken(db, token);
  if (later) await internalAdapter.deleteSession(later.token);
}
