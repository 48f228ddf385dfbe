import { PASSKEY_SECONDS } from '@savet/contract/limits';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import { hashToken, newToken } from '../link-tokens.ts';
import { type ChallengeUse, insertChallenge, takeChallenge } from './challenges.store.ts';

/** Makes a challenge: base64url of 32 bytes that nobody can guess. It works once, for PASSKEY_SECONDS. */
export async function newChallenge(db: Database | Trx, use: ChallengeUse): Promise<string> {
  const challenge = newToken();
  await insertChallenge(db, hashToken(challenge), use, PASSKEY_SECONDS);
  return challenge;
}

/**
 * Takes the challenge that a browser says it has signed. Whether it has is for the caller to verify.
 * @param clientData as the browser wrote it, in base64url
 * @returns null if it was not given out for this use, was taken before, or has expired
 */
export async function takeSignedChallenge(
  db: Database | Trx,
  clientData: string,
  use: ChallengeUse,
): Promise<string | null> {
  const challenge = challengeIn(clientData);
  if (challenge === null) return null;
  return (await takeChallenge(db, hashToken(challenge), use)) ? challenge : null;
}

function challengeIn(clientData: string): string | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    if (typeof parsed !== 'object' || parsed === null || !('challenge' in parsed)) return null;
    return typeof parsed.challenge === 'string' ? parsed.challenge : null;
  } catch {
    return null;
  }
}
