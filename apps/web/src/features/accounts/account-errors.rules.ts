import type { Catalogue } from '@savet/i18n/catalogue';
import { AccountError } from '../../lib/session/session.ts';

type Texts = Catalogue['accounts']['errors'];

/** What is read when logging in failed (specification, section 8). */
export function logInErrorText(texts: Texts, error: unknown): string {
  if (!(error instanceof AccountError)) return texts.network;
  if (error.status === 429) return texts.tooManyRequests;
  const known: Record<string, string> = {
    INVALID_EMAIL_OR_PASSWORD: texts.invalidCredential,
    INVALID_EMAIL: texts.invalidCredential,
    USER_NOT_FOUND: texts.userNotFound,
  };
  return known[error.code] ?? texts.logInOther;
}

/** What is read when creating the account failed (specification, section 8). */
export function signUpErrorText(texts: Texts, error: unknown): string {
  if (!(error instanceof AccountError)) return texts.network;
  if (error.status === 429) return texts.tooManyRequests;
  const known: Record<string, string> = {
    USER_ALREADY_EXISTS: texts.emailInUse,
    USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: texts.emailInUse,
    INVALID_EMAIL: texts.invalidEmail,
    // The form of names and password is checked before: what is left is the address.
    VALIDATION_ERROR: texts.invalidEmail,
    PASSWORD_TOO_SHORT: texts.weakPassword,
    PASSWORD_TOO_LONG: texts.passwordTooLong,
  };
  return known[error.code] ?? texts.signUpOther;
}
