import { createHash, randomBytes } from 'node:crypto';

/** 256 bits: nobody finds a token by trying. */
const TOKEN_BYTES = 32;
const tokenForm = /^[A-Za-z0-9_-]{43}$/;

/** A random token for a link or a cookie: 43 letters, digits, dashes and underscores. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Whether a text can be a token. No other should reach the database, which does not take every text: a cookie can hold a NUL. */
export function isToken(text: string): boolean {
  return tokenForm.test(text);
}

/** The form in which a token is stored: a copy of the database opens no account. A random token needs no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
