import { createHash, randomBytes } from 'node:crypto';

/** 256 bits: nobody finds a token by trying. */
const TOKEN_BYTES = 32;
const tokenForm = /^[A-Za-z0-9_-]{43}$/;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The form in which a token is stored. A random token needs no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function isToken(text: string): boolean {
  return tokenForm.test(text);
}
