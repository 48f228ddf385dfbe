import {
  decodeJwt,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';

/**
 * Tokens that somebody without the server's private key can make from a valid one, by how they are made.
 * @param publicKey the server's
 */
export async function forgedTokens(
  token: string,
  { kid, publicKey }: { kid: string; publicKey: JWK },
): Promise<Record<string, string>> {
  const claims = decodeJwt(token);
  const key = await importJWK(publicKey, 'EdDSA', { extractable: true });
  const pem = await exportSPKI(key as Parameters<typeof exportSPKI>[0]);
  const stranger = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const signed = (header: object) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', ...header }).sign(stranger.privateKey);
  const byPublicKey = (secret: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(new TextEncoder().encode(secret));
  const [header = '', , signature = ''] = token.split('.');
  return {
    unsigned: new UnsecuredJWT(claims).encode(),
    'unsigned with the name of the key': `${encode({ alg: 'none', kid })}.${encode(claims)}.x`,
    'public key as a secret': await byPublicKey(pem),
    'public JWK as a secret': await byPublicKey(JSON.stringify(publicKey)),
    'foreign key': await signed({ kid }),
    'key in the header': await signed({ jwk: await exportJWK(stranger.publicKey) }),
    'key by address': await signed({ kid: '../x', jku: 'http://127.0.0.1:9/jwks' }),
    'certificate by address': await signed({ kid, x5u: 'http://127.0.0.1:9/x5u' }),
    'key by path': await signed({ kid: '../../../../dev/null' }),
    'key by SQL': await signed({ kid: "' or '1'='1" }),
    'edited claims': `${header}.${encode({ ...claims, sub: 'somebody' })}.${signature}`,
    'longer life': `${header}.${encode({ ...claims, exp: 4_102_444_800 })}.${signature}`,
    'without a signature': `${header}.${encode(claims)}.`,
  };
}

/** Claims as the server writes them, for ten more minutes. */
export function validClaims(token: string): JWTPayload {
  return { ...decodeJwt(token), exp: Math.floor(Date.now() / 1_000) + 600 };
}

/** Claims that the server must refuse even when its own key has signed them. */
export function wrongClaims(token: string): Record<string, JWTPayload> {
  const now = Math.floor(Date.now() / 1_000);
  const claims = validClaims(token);
  return {
    'another audience': { ...claims, aud: 'others' },
    'another issuer': { ...claims, iss: 'others' },
    expired: { ...claims, exp: now - 60 },
    'not valid yet': { ...claims, nbf: now + 600 },
    'no session': { ...claims, sid: undefined },
    'an unknown session': { ...claims, sid: 'nothing' },
  };
}

function encode(claims: object): string {
  return Buffer.from(JSON.stringify(claims)).toString('base64url');
}
