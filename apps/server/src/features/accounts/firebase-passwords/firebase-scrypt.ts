import { createCipheriv, createHash, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Parameters of Firebase's password hashes, which are the same for all accounts of a project. */
export interface FirebaseParameters {
  signerKey: Buffer;
  saltSeparator: Buffer;
  rounds: number;
  /** The logarithm of scrypt's cost. */
  memoryCost: number;
}

/** A stored hash of an imported password. */
interface FirebaseHash {
  keyId: string;
  salt: Buffer;
  hash: Buffer;
}

/** Begins the stored hashes of imported passwords; those of the accounts library are hexadecimal. */
const PREFIX = 'firebase';
const KEY_BYTES = 32;
const BLOCK_BYTES = 128;
/** The counter of AES begins at 0. */
const ZERO_COUNTER = Buffer.alloc(16);
const KEY_ID_LENGTH = 22;

const deriveKey = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** Hashes a password as Firebase does (github.com/firebase/scrypt): a key from scrypt encrypts the project's signer key. */
export async function firebaseHash(
  password: string,
  salt: Buffer,
  { signerKey, saltSeparator, rounds, memoryCost }: FirebaseParameters,
): Promise<Buffer> {
  const cost = 2 ** memoryCost;
  const key = await deriveKey(password, Buffer.concat([salt, saltSeparator]), KEY_BYTES, {
    N: cost,
    r: rounds,
    p: 1,
    maxmem: 2 * BLOCK_BYTES * cost * rounds,
  });
  const cipher = createCipheriv('aes-256-ctr', key, ZERO_COUNTER);
  return Buffer.concat([cipher.update(signerKey), cipher.final()]);
}

/** The same for the same parameters, so that a repeated import stores them once. */
export function keyIdOf(parameters: FirebaseParameters): string {
  const { signerKey, saltSeparator, rounds, memoryCost } = parameters;
  return createHash('sha256')
    .update(signerKey)
    .update(saltSeparator)
    .update(`${rounds} ${memoryCost}`)
    .digest('base64url')
    .slice(0, KEY_ID_LENGTH);
}

export function toStoredHash({ keyId, salt, hash }: FirebaseHash): string {
  return [PREFIX, keyId, salt.toString('base64'), hash.toString('base64')].join(':');
}

/** Null for a hash of the accounts library. */
export function parseStoredHash(stored: string): FirebaseHash | null {
  const [prefix, keyId, salt, hash] = stored.split(':');
  if (prefix !== PREFIX || !keyId || salt === undefined || !hash) return null;
  return { keyId, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
}

export function isSameHash(first: Buffer, second: Buffer): boolean {
  return first.length === second.length && timingSafeEqual(first, second);
}
