import type { CreatedPasskey } from '@savet/contract/accounts/passkeys';
import type { CallOutput } from '@savet/contract/calls';
import { PASSKEY_SECONDS, PASSKEYS_MAX } from '@savet/contract/limits';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import { ApiError } from '../../../platform/api-error.ts';
import { type Database, inTransaction } from '../../../platform/db/transaction.ts';
import { isUniqueViolation } from '../../../platform/db/violations.ts';
import type { Actor } from '../../../platform/handlers.ts';
import { newId } from '../../../platform/ids.ts';
import type { Logger } from '../../../platform/log.ts';
import { insertPasskey, listPasskeys, readUserAgent } from '../factors/passkeys.store.ts';
import { deviceOf } from '../session-list/device.rules.ts';
import { newChallenge, takeSignedChallenge } from './challenges.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import { mailPasskey, type PasskeyMailDependencies } from './passkey-mails.ts';
import type { RelyingParty } from './relying-party.rules.ts';

/** Ed25519, ECDSA with P-256, and RSA for Windows Hello, as COSE numbers them. */
const ALGORITHMS = [-8, -7, -257];

export interface RegistrationDependencies extends PasskeyMailDependencies {
  db: Database;
  site: RelyingParty;
}

/** Makes options for a passkey of the signed-in user. @throws ApiError PASSKEY_LIMIT_REACHED */
export async function startRegistration(
  { db, site }: Pick<RegistrationDependencies, 'db' | 'site'>,
  { uid, email, sessionId }: Pick<Actor, 'uid' | 'email' | 'sessionId'>,
): Promise<CallOutput<'startPasskey'>> {
  const existing = await listPasskeys(db, uid);
  if (existing.length >= PASSKEYS_MAX) throw new ApiError('PASSKEY_LIMIT_REACHED');
  return {
    device: deviceOf(await readUserAgent(db, sessionId)),
    options: {
      challenge: await newChallenge(db, uid),
      rp: { id: site.id, name: 'Savet' },
      user: { id: userHandleOf(uid), name: email, displayName: email },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      timeout: 1_000 * PASSKEY_SECONDS,
      attestation: 'none',
      excludeCredentials: existing.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: 'public-key',
        transports: transports as CreatedPasskey['transports'],
      })),
      authenticatorSelection: {
        // It names its user, so that log-in needs no address.
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    },
  };
}

/**
 * Adds a passkey that the user's browser has created.
 * @returns its id
 * @throws ApiError PASSKEY_REFUSED, PASSKEY_LIMIT_REACHED
 */
export async function addPasskey(
  dependencies: RegistrationDependencies,
  { uid, name, credential }: { uid: string; name: string; credential: CreatedPasskey },
  log: Logger,
): Promise<string> {
  const { db, mails } = dependencies;
  const { id, publicKey, counter } = await verify(dependencies, uid, credential, log);
  const passkeyId = newId();
  const passkey = {
    passkeyId,
    uid,
    name,
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    signCount: counter,
    transports: JSON.stringify(credential.transports),
  };
  try {
    await inTransaction(db, async (trx) => {
      if (!(await insertPasskey(trx, passkey, PASSKEYS_MAX))) {
        throw new ApiError('PASSKEY_LIMIT_REACHED');
      }
      await mailPasskey(trx, dependencies, { uid, name, notice: 'passkeyAdded' });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError('PASSKEY_REFUSED');
    throw error;
  }
  mails.sendDue();
  return passkeyId;
}

/** The user as authenticators keep it. It tells nothing about the person. */
export function userHandleOf(uid: string): string {
  return Buffer.from(uid).toString('base64url');
}

async function verify(
  { db, site }: RegistrationDependencies,
  uid: string,
  { id, transports, ...response }: CreatedPasskey,
  log: Logger,
): Promise<WebAuthnCredential> {
  const challenge = await takeSignedChallenge(db, response.clientDataJSON, uid);
  if (challenge === null) throw new ApiError('PASSKEY_REFUSED');
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const result = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { ...response, transports },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (result.verified) return result.registrationInfo.credential;
  } catch (error) {
    log.info({ error }, 'account: a new passkey was refused');
  }
  throw new ApiError('PASSKEY_REFUSED');
}
