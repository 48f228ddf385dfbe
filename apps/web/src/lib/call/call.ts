import type { CallInput, CallName, CallOutput } from '@savet/contract/calls';
import { endSession, sessionToken } from '../session/session.ts';
import { createCaller } from './caller.ts';

const caller = createCaller({
  fetch: (url, init) => fetch(url, init),
  token: async (renew) => (await sessionToken(renew))?.token,
  onSessionEnd: endSession,
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

/**
 * Makes a call of the API and gives its output.
 * @throws CallError
 */
export function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
): Promise<CallOutput<Name>> {
  return caller(name, input) as Promise<CallOutput<Name>>;
}
