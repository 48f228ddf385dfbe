import { Secret, TOTP } from 'otpauth';

/** The defaults of authenticator apps (RFC 6238, and the key URI format). */
const PERIOD_SECONDS = 30;
const appDefaults = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS };
/** Codes of the step before and after the present one count too: clocks of phones differ. */
const WINDOW = 1;
/** Recommended length of a secret (RFC 4226). */
const SECRET_BYTES = 20;

/** A new secret, in base 32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an app reads from a QR code. */
export function keyUri(secret: string, email: string): string {
  return new TOTP({ ...appDefaults, issuer: 'Savet', label: email, secret }).toString();
}

/** The time step that a code belongs to; null if it is wrong. @param code digits, perhaps with spaces */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = new TOTP({ ...appDefaults, secret }).validate({ token, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + delta;
}
