import type { TimestampColumn } from './timestamp-column.ts';

/** Keys for the passwords of accounts from Firebase, until each has logged in once. */
export interface FirebasePasswordKeysTable {
  keyId: string;
  encryptedSignerKey: string;
  /** In base64. */
  saltSeparator: string;
  rounds: number;
  memoryCost: number;
  createdAt: TimestampColumn;
}

/** Accounts that were imported from Firebase, erased ones too. */
export interface FirebaseUsersTable {
  uidHash: string;
  importedAt: TimestampColumn;
}
