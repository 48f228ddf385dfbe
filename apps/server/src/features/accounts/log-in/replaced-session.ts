import type { Database } from '../../../platform/db/transaction.ts';
import type { Auth } from '../auth.ts';
import { endSessionOf } from '../session-renewal/browser-token.ts';

/**
 * Runs a log-in or sign-up, and then ends the session that the browser had before: its cookie is overwritten, so nobody could
 * log out of it.
 */
export async function withReplacedSession(
  dependencies: { db: Database; auth: Auth },
  headers: Headers,
  logIn: () => Promise<Response>,
): Promise<Response> {
  const previous = await dependencies.auth.api.getSession({
    headers,
    query: { disableRefresh: true },
  });
  const response = await logIn();
  if (!response.ok || !previous) return response;
  await endSessionOf(dependencies, previous.session.token);
  return response;
}
