import type { CallInput, CallName, CallOutput, SubjectCallName } from '@savet/contract/calls';
import { AccountError } from '../session/account-routes.ts';
import { currentSession, endSession, renewSession, sessionToken } from '../session/session.ts';
import { CallError } from './call-error.ts';
import { createCaller } from './caller.ts';
import { withSubject } from './subject.ts';

/**
 * Makes a call about the signed-in user or, in a viewing tab, about the viewed user.
 * @param key repeats an earlier request: the server answers with the first result; a new key when absent
 * @throws CallError
 */
export function call<Name extends SubjectCallName>(
  name: Name,
  input: CallInput<Name>,
  key?: string,
): Promise<CallOutput<Name>> {
  return send(name, withSubject(input, currentSession.get().uid), key);
}

/** Makes a call that has no subject: a public or an admin call. Otherwise as `call`. */
export function callWithoutSubject<Name extends Exclude<CallName, SubjectCallName>>(
  name: Name,
  input: CallInput<Name>,
  key?: string,
): Promise<CallOutput<Name>> {
  return send(name, input, key);
}

function send<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  key: string | undefined,
): Promise<CallOutput<Name>> {
  const { uid } = currentSession.get();
  const caller = createCaller({
    fetch: (url, init) => fetch(url, init),
    token: (renew) => tokenOf(uid, renew),
    onSessionEnd: endSession,
    onTicket: (ticket) => void renewSession(ticket),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  return caller(name, input, key) as Promise<CallOutput<Name>>;
}

/**
 * Another tab may have signed in as another user. A call that began for one user is never sent as another one, nor
 * without a token. When the session has ended, a renewal lets the server's own 401 through, with its reason.
 */
export async function tokenOf(
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

/** The account routes responded, so this is not a lost connection. */
function asCallError(error: unknown): never {
  if (!(error instanceof AccountError)) throw error;
  const { status } = error;
  throw new CallError(`HTTP error! status: ${status}`, { status, failure: 'http' });
}
