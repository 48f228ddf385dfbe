import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
/** Lengths that GCM recommends (NIST SP 800-38D). */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts short secrets, for example keys of providers, so that a copy of the database does not reveal them. */
export interface Encryption {
  /** @param context what the secret belongs to; it can be decrypted only with the same */
  encrypt(secret: string, context: string): string;
  /** Null if the text was encrypted under another secret or context, or changed. */
  decrypt(encrypted: string, context: string): string | null;
}

/**
 * Creates an encryption whose key is derived from the installation's secret.
 * @param purpose separates keys that are derived from the same secret
 */
export function createEncryption(secret: string, purpose: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  return {
    encrypt(text, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    decrypt(encrypted, context) {
      const bytes = Buffer.from(encrypted, 'base64url');
      try {
        const nonce = bytes.subarray(0, NONCE_BYTES);
        const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
          .setAAD(Buffer.from(context))
          .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
