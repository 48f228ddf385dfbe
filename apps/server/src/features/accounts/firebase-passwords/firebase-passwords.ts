import type { Database } from '../../../platform/db/transaction.ts';
import type { Encryption } from '../../../platform/encryption.ts';
import type { Logger } from '../../../platform/log.ts';
import type { PasswordHashing } from '../auth.ts';
import { firebaseHash, isSameHash, parseStoredHash } from './firebase-scrypt.ts';
import { readPasswordKeys } from './password-keys.store.ts';

export interface FirebasePasswordDependencies {
  db: Database;
  encryption: Encryption;
  log: Logger;
  /** For tests, which count the computations. */
  compute?: typeof firebaseHash;
}

const NO_SALT = Buffer.alloc(0);

/**
 * Verifies imported passwords too. While there are any, every check of a password computes one hash of either kind, also for an
 * unknown address: its time must not tell who has an account, or an imported one.
 */
export function withFirebasePasswords(
  hashing: PasswordHashing,
  { db, encryption, log, compute = firebaseHash }: FirebasePasswordDependencies,
): PasswordHashing {
  return {
    hash: async (password) => {
      const [newest] = await readPasswordKeys(db, encryption);
      if (newest?.parameters) await compute(password, NO_SALT, newest.parameters);
      return hashing.hash(password);
    },
    verify: async ({ hash, password }) => {
      const keys = await readPasswordKeys(db, encryption);
      const imported = parseStoredHash(hash);
      const key = imported ? keys.find(({ keyId }) => keyId === imported.keyId) : keys[0];
      const parameters = key?.parameters;
      const computed =
        parameters && (await compute(password, imported?.salt ?? NO_SALT, parameters));
      if (!imported) return hashing.verify({ hash, password });
      await hashing.hash(password);
      if (computed) return isSameHash(computed, imported.hash);
      log.error(
        'an imported password cannot be verified: its key was stored under another AUTH_SECRET',
      );
      return false;
    },
  };
}
