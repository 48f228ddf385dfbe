import { WebAuthnError } from '@simplewebauthn/browser';
import { callWithoutSubject } from '#data/call/call.ts';
import { CallError } from '#data/call/call-error.ts';
import { AccountError } from '#data/session/account-routes.ts';
import { signIn } from '#data/session/session.ts';
import { assertPasskey, browserRefusal } from './browser-passkeys.ts';

/**
 * Logs in with a passkey that the browser lets the user choose. Loaded when somebody asks for it.
 * @returns false if the user has stopped it
 * @throws AccountError, TypeError when the server can't be reached
 */
export async function logInWithPasskey(answers: { keepAccount?: boolean }): Promise<boolean> {
  try {
    const { options } = await callWithoutSubject('startPasskeyLogIn', {});
    const credential = await assertPasskey(options);
    await signIn({ credential, ...answers }, 'sign-in/passkey');
    return true;
  } catch (error) {
    if (browserRefusal(error) !== null) return false;
    if (error instanceof CallError && error.status !== undefined) {
      throw new AccountError(error.status, error.code ?? '');
    }
    if (error instanceof WebAuthnError) throw new AccountError(0, 'PASSKEY_REFUSED');
    throw error;
  }
}
