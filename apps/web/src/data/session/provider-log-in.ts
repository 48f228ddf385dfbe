import type { LogInProviderId } from '@savet/contract/accounts/log-in-providers';
import { AccountError, postAccount } from './account-routes.ts';
import { startSession } from './session.ts';

/**
 * Leaves the page for that of a provider.
 * @param isConfirming whether the signed-in user logs in once more
 * @throws AccountError, TypeError when the server can't be reached
 */
export async function goToProvider(
  provider: LogInProviderId,
  isConfirming: boolean,
): Promise<void> {
  const response = await postAccount('provider/begin', { provider, isConfirming });
  const { url } = (await response.json()) as { url: string };
  location.assign(url);
}

/**
 * Logs in the user who has come back from a provider.
 * @returns the uid, and whether the account was created just now
 * @throws AccountError, also when the browser keeps no session; TypeError when the server can't be reached
 */
export async function finishProviderLogIn(answers: {
  code?: string;
  keepAccount?: boolean;
}): Promise<{ uid: string; isNew: boolean }> {
  const response = await postAccount('provider/log-in', answers);
  const { isNew } = (await response.json()) as { isNew: boolean };
  const session = await startSession(answers.keepAccount);
  if (!session) throw new AccountError(401, 'NO_SESSION');
  return { uid: session.uid, isNew };
}
