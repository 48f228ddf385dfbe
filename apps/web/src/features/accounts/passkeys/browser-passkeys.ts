import type { CreatedPasskey, UsedPasskey } from '@savet/contract/accounts/passkeys';
import type { CallOutput } from '@savet/contract/calls';
import { passkeyTransports } from '@savet/contract/choices/passkey-transports';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Why the browser has created or used none: the user has stopped it, or the device has one of this account already. */
export type BrowserRefusal = 'stopped' | 'exists';

/** Lets the browser create a passkey. @throws what `browserRefusal` reads */
export async function createPasskey(
  options: CallOutput<'startPasskey'>['options'],
): Promise<CreatedPasskey> {
  const { id, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return {
    id,
    clientDataJSON,
    attestationObject,
    transports: passkeyTransports.filter((known) => transports.some((name) => name === known)),
  };
}

/** Lets the browser use one of its passkeys for this site. @throws what `browserRefusal` reads */
export async function assertPasskey(
  options: CallOutput<'startPasskeyLogIn'>['options'],
): Promise<UsedPasskey> {
  const { id, response } = await startAuthentication({ optionsJSON: options });
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
}

/** The browser's refusal; null for an error of another kind. Browsers don't tell “cancelled” from “too late”. */
export function browserRefusal(error: unknown): BrowserRefusal | null {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'exists';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'stopped' : null;
}
