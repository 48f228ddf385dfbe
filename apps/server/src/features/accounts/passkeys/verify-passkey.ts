import type { UsedPasskey } from '@savet/contract/accounts/passkeys';
import { ApiError } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { Logger } from '../../../platform/log.ts';
import { findPasskey, type Passkey, recordUse } from '../factors/passkeys.store.ts';
import { challengeIn } from './challenges.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import type { LogInChallenges } from './log-in-challenges.ts';
import { userHandleOf } from './register-passkey.ts';
import type { RelyingParty } from './relying-party.rules.ts';

export interface VerificationDependencies {
  db: Database;
  site: RelyingParty;
  challenges: LogInChallenges;
  log: Logger;
}

/**
 * Verifies the use of a passkey for a log-in. It counts as both factors: the authenticator has verified its user.
 * @throws ApiError PASSKEY_REFUSED, whatever is wrong with it
 */
export async function verifyPasskey(
  dependencies: VerificationDependencies,
  used: UsedPasskey,
): Promise<Passkey> {
  const { db, challenges, log } = dependencies;
  const challenge = challengeIn(used.clientDataJSON);
  const isValid = challenge !== null && challenges.isValid(challenge);
  const passkey = isValid ? await findPasskey(db, used.id) : null;
  if (!isValid || !passkey || used.userHandle !== userHandleOf(passkey.uid)) {
    throw new ApiError('PASSKEY_REFUSED');
  }
  const signCount = await countIfSigned(dependencies, { used, passkey, challenge });
  // Last: who has no passkey stores nothing.
  if (!(await challenges.use(db, challenge))) throw new ApiError('PASSKEY_REFUSED');
  if (!(await recordUse(db, passkey.passkeyId, signCount))) {
    const { uid } = passkey;
    log.warn({ uid, signCount }, 'account: a passkey counts backwards; it may have been copied');
    throw new ApiError('PASSKEY_REFUSED');
  }
  return passkey;
}

/** @returns how many signatures the authenticator has made, by its own account. @throws ApiError PASSKEY_REFUSED */
async function countIfSigned(
  { site, log }: VerificationDependencies,
  { used, passkey, challenge }: { used: UsedPasskey; passkey: Passkey; challenge: string },
): Promise<number> {
  const { id, ...response } = used;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        // Compared where the new count is stored, in one statement.
        counter: 0,
      },
    });
    if (verified) return authenticationInfo.newCounter;
  } catch (error) {
    log.info({ error, uid: passkey.uid }, 'account: a log-in with a passkey was refused');
  }
  throw new ApiError('PASSKEY_REFUSED');
}
