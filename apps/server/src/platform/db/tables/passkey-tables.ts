import type { ColumnType, Generated } from 'kysely';

/** Passkeys (WebAuthn credentials). */
export interface PasskeysTable {
  passkeyId: string;
  uid: string;
  /** The authenticator's id of it, in base64url. */
  credentialId: string;
  /** COSE, in base64url. */
  publicKey: string;
  /** Signatures that the authenticator has made; 0 where it does not count. */
  signCount: number;
  transports: ColumnType<string[], string, never>;
  name: string;
  createdAt: Generated<Date>;
  lastUsedAt: Generated<Date | null>;
}

/** Open challenges for new passkeys, and used challenges of log-ins. */
export interface PasskeyChallengesTable {
  challengeHash: string;
  purpose: 'register' | 'usedToLogIn';
  /** Whose new passkey it is for; null for a log-in. */
  uid: string | null;
  expiresAt: Date;
}
