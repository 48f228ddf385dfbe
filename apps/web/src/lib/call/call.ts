import type { CallInput, CallName, CallOutput } from '@savet/contract/calls';
import { AccountError, currentUid, endSession, sessionToken } from '../session/session.ts';
import { CallError } from './call-error.ts';
import { createCaller } from './caller.ts';
import { withSubject } from './subject.ts';

/**
 * Makes a call of the API and gives its output.
 * @param key makes the same request of an earlier page give the first one's result; a new one when absent
 * @throws CallError
 */
export function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  key?: string,
): Promise<CallOutput<Name>> {
  const uid = currentUid();
  const caller = createCaller({
    fetch: (url, init) => fetch(url, init),
    token: (renew) => tokenOf(uid, renew),
    onSessionEnd: endSession,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  return caller(name, withSubject(name, input, uid), key) as Promise<CallOutput<Name>>;
}

/**
 * Another tab may have signed somebody else in: what one user began is not done in the name of another, nor
 * asked in nobody's once that is known. Where the server is to be asked first, it says why.
 */
async function tokenOf(
  uid: string | null | undefined,
  renew: boolean,
): Promise<string | undefined> {
  const session = await sessionToken(renew).catch(asCallError);
  const isOther = uid && session?.uid !== uid;
  if (isOther && (session || !renew)) {
    throw new CallError('User authentication required', { status: 401, code: 'UNAUTHENTICATED' });
  }
  return session?.token;
}

/** The accounts routes answered, if with a refusal: the connection is not what was lost. */
function asCallError(error: unknown): never {
  if (!(error instanceof AccountError)) throw error;
  const { status } = error;
  throw new CallError(`HTTP error! status: ${status}`, { status, failure: 'http' });
}
