import { sql } from 'kysely';
import { type Database, inTransaction, type Trx } from '../../../platform/db/transaction.ts';
import type { Encryption } from '../../../platform/encryption.ts';
import { type FirebaseParameters, keyIdOf } from './firebase-scrypt.ts';

/** Separates the keys of Firebase from other secrets that are derived from `AUTH_SECRET`. */
export const PASSWORD_KEY_PURPOSE = 'savet firebase keys';

export interface StoredKey {
  keyId: string;
  /** Null if the signer key was encrypted under another `AUTH_SECRET`. */
  parameters: FirebaseParameters | null;
}

/** The stored keys, the newest first. */
export async function readPasswordKeys(db: Database, encryption: Encryption): Promise<StoredKey[]> {
  const rows = await db
    .selectFrom('firebasePasswordKeys')
    .select(['keyId', 'encryptedSignerKey', 'saltSeparator', 'rounds', 'memoryCost'])
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(({ keyId, encryptedSignerKey, saltSeparator, rounds, memoryCost }) => {
    const signerKey = encryption.decrypt(encryptedSignerKey, keyId);
    const parameters = signerKey !== null && {
      signerKey: Buffer.from(signerKey, 'base64'),
      saltSeparator: Buffer.from(saltSeparator, 'base64'),
      rounds,
      memoryCost,
    };
    return { keyId, parameters: parameters || null };
  });
}

/** Stores a key, in the transaction that stores the first hashes that need it. */
export async function insertPasswordKey(
  trx: Trx,
  encryption: Encryption,
  parameters: FirebaseParameters,
): Promise<void> {
  const keyId = keyIdOf(parameters);
  const { signerKey, saltSeparator, rounds, memoryCost } = parameters;
  await trx
    .insertInto('firebasePasswordKeys')
    .values({
      keyId,
      encryptedSignerKey: encryption.encrypt(signerKey.toString('base64'), keyId),
      saltSeparator: saltSeparator.toString('base64'),
      rounds,
      memoryCost,
    })
    .onConflict((conflict) => conflict.column('keyId').doNothing())
    .execute();
}

/** Deletes the keys that no password needs any longer. */
export async function deleteUnneededKeys(db: Database): Promise<void> {
  await inTransaction(db, async (trx) => {
    // Waits for imports that have found a key and not yet committed the passwords that need it.
    await sql`lock table firebase_password_keys in share row exclusive mode`.execute(trx);
    await sql`
      delete from firebase_password_keys where not exists (
        select from auth_credentials
        where password like 'firebase:%' and split_part(password, ':', 2) = key_id
      )`.execute(trx);
  });
}
