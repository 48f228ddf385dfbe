import { PASSKEY_SECONDS } from '@savet/contract/limits';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import { hashToken, newToken } from '../../../platform/random-tokens.ts';
import { insertChallenge, takeChallenge } from './challenges.store.ts';

/**
 * Creates the challenge for a user's new passkey. It is valid once, for PASSKEY_SECONDS.
 * @returns 32 random bytes in base64url
 */
export async function newChallenge(db: Database | Trx, uid: string): Promise<string> {
  const challenge = newToken();
  await insertChallenge(db, hashToken(challenge), uid, PASSKEY_SECONDS);
  return challenge;
}

/**
 * Takes the challenge that a browser says it has signed. Whether it has is for the caller to verify.
 * @param clientData as the browser wrote it, in base64url
 * @returns null if it was not given out to this user, was taken before, or has expired
 */
export async function takeSignedChallenge(
  db: Database | Trx,
  clientData: string,
  uid: string,
): Promise<string | null> {
  const challenge = challengeIn(clientData);
  if (challenge === null) return null;
  return (await takeChallenge(db, hashToken(challenge), uid)) ? challenge : null;
}

/** The challenge that a browser says it has signed; null without one. @param clientData as the browser wrote it, in base64url */
export function challengeIn(clientData: string): string | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    if (typeof parsed !== 'object' || parsed === null || !('challenge' in parsed)) return null;
    return typeof parsed.challenge === 'string' ? parsed.challenge : null;
  } catch {
    return null;
  }
}
