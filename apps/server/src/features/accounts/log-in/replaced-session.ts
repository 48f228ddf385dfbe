import type { Auth } from '../auth.ts';

/**
 * Runs a log-in or sign-up, and then ends the session that the browser had before: its cookie is overwritten, so nobody could
 * log out of it.
 */
export async function withReplacedSession(
  auth: Auth,
  headers: Headers,
  logIn: () => Promise<Response>,
): Promise<Response> {
  const previous = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  const response = await logIn();
  if (!response.ok || !previous) return response;
  await (await auth.$context).internalAdapter.deleteSession(previous.session.token);
  return response;
}
