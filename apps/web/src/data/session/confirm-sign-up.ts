import { AccountError, postAccount } from './account-routes.ts';
import { startSession } from './session.ts';

/**
 * Finishes a sign-up with the link in the email, which opens the session of the new account.
 * @returns the uid, and the version of the terms that was accepted at sign-up
 * @throws AccountError, also when the browser keeps no session; TypeError when the server can't be reached
 */
export async function confirmSignUp(
  token: string,
  password: string,
): Promise<{ uid: string; acceptedTerms: string | null }> {
  const response = await postAccount('sign-up/confirm', { token, password });
  const { acceptedTerms } = (await response.json()) as { acceptedTerms: string | null };
  const session = await startSession();
  if (!session) throw new AccountError(401, 'NO_SESSION');
  return { uid: session.uid, acceptedTerms };
}
