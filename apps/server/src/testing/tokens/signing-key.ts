import { symmetricEncrypt } from 'better-auth/crypto';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';

/** A key that a server signs tokens with. */
export interface SigningKey {
  kid: string;
  publicKey: JWK;
  /** Gives it to the server. */
  insertStatement: string;
  sign(claims: JWTPayload): Promise<string>;
}

/** @param secret AUTH_SECRET of the server, which encrypts the private part */
export async function createSigningKey(secret: string): Promise<SigningKey> {
  const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const kid = crypto.randomUUID();
  const publicKey = await exportJWK(pair.publicKey);
  const privateKey = JSON.stringify(await exportJWK(pair.privateKey));
  const encrypted = JSON.stringify(await symmetricEncrypt({ key: secret, data: privateKey }));
  const values = [kid, JSON.stringify(publicKey), encrypted, 'EdDSA', 'Ed25519'];
  return {
    kid,
    publicKey,
    insertStatement: `insert into auth_keys (id, public_key, private_key, alg, crv)
      values (${values.map((value) => `'${value}'`).join(', ')})`,
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', kid }).sign(pair.privateKey),
  };
}
