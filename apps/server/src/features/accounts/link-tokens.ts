import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A token for a link in a mail: 43 letters, digits, dashes and underscores that nobody can guess. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The form in which a token is stored: a copy of the database opens no account. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
