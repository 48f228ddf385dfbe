import { z } from 'zod';
import { passkeyTransports } from '../choices/passkey-transports.ts';

/** Options and answers of browsers. The names are those of WebAuthn. */

/** Longest id of a credential as text (WebAuthn: 1,023 bytes). */
const CREDENTIAL_ID_MAX = 1_364;

/** Bytes as browsers write them in JSON (RFC 4648, base64url). @param longest in characters */
function bytes(longest: number) {
  return z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/);
}

const transports = z.array(z.enum(passkeyTransports)).max(passkeyTransports.length);

const credentialReference = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports,
});

/** Options for `navigator.credentials.create`, as `PublicKeyCredentialCreationOptionsJSON`. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(credentialReference),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** Options for `navigator.credentials.get`, as `PublicKeyCredentialRequestOptionsJSON`. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
});

/** A new passkey, from the browser's answer. */
export const createdPasskey = z.strictObject({
  id: bytes(CREDENTIAL_ID_MAX),
  clientDataJSON: bytes(4_096),
  attestationObject: bytes(16_384),
  transports,
});

/** The proof of a log-in, from the browser's answer: the body of `POST /api/auth/sign-in/passkey`. */
export const usedPasskey = z.strictObject({
  id: bytes(CREDENTIAL_ID_MAX),
  clientDataJSON: bytes(4_096),
  authenticatorData: bytes(4_096),
  signature: bytes(4_096),
  userHandle: bytes(128),
});

export type CreationOptions = z.output<typeof creationOptions>;
export type CreatedPasskey = z.output<typeof createdPasskey>;
export type UsedPasskey = z.output<typeof usedPasskey>;
