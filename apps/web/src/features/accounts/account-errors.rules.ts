import type { Catalogue } from '@savet/i18n/catalogue';
import { AccountError } from '#data/session/account-routes.ts';

type Texts = Catalogue['accounts']['errors'];

/** Text of a failed log-in (specification, section 8). */
export function logInErrorText(texts: Texts, error: unknown): string {
  if (!(error instanceof AccountError)) return texts.network;
  if (error.status === 429) return texts.tooManyRequests;
  const textByCode: Record<string, string> = {
    INVALID_EMAIL_OR_PASSWORD: texts.invalidCredential,
    INVALID_EMAIL: texts.invalidCredential,
    USER_NOT_FOUND: texts.userNotFound,
    ACCOUNT_BLOCKED: texts.blocked,
  };
  return textByCode[error.code] ?? texts.logInOther;
}

/** Text of a failed sign-up (specification, section 8). */
export function signUpErrorText(texts: Texts, error: unknown): string {
  if (!(error instanceof AccountError)) return texts.network;
  if (error.status === 429) return texts.tooManyRequests;
  const textByCode: Record<string, string> = {
    USER_ALREADY_EXISTS: texts.emailInUse,
    USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: texts.emailInUse,
    INVALID_EMAIL: texts.invalidEmail,
    // The form has checked names and password already, so the address is invalid.
    VALIDATION_ERROR: texts.invalidEmail,
    PASSWORD_TOO_SHORT: texts.weakPassword,
    PASSWORD_TOO_LONG: texts.passwordTooLong,
  };
  return textByCode[error.code] ?? texts.signUpOther;
}
