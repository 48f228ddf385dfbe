import type { CallInput, CallName, CallOutput } from '@savet/contract/calls';
import { currentUid, endSession, sessionToken } from '../session/session.ts';
import { createCaller } from './caller.ts';
import { withSubject } from './subject.ts';

const caller = createCaller({
  fetch: (url, init) => fetch(url, init),
  token: async (renew) => (await sessionToken(renew))?.token,
  onSessionEnd: endSession,
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

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
  return caller(name, withSubject(name, input, currentUid()), key) as Promise<CallOutput<Name>>;
}
