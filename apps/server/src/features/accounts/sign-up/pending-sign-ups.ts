import type { Language } from '@savet/contract/languages';
import type { Encryption } from '../../../platform/encryption.ts';
import type { Auth } from '../auth.ts';
import { OneTimeValues } from '../one-time/one-time-values.ts';

/** Separates the key of waiting sign-ups from others that are derived from `AUTH_SECRET`. */
export const SIGN_UP_PURPOSE = 'savet sign-ups';
/** Lifetime of the link that finishes a sign-up, in seconds; the mail and the screens name it. */
export const SIGN_UP_LINK_SECONDS = 24 * 3_600;

/** A sign-up that waits for its link. */
export interface PendingSignUp {
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  language: Language;
  /** The version of the terms that was accepted in the form. */
  acceptedTerms: string | null;
}

/** Sign-ups that wait for their links, encrypted. There is no account before: nothing else can depend on one. */
export type PendingSignUps = OneTimeValues<PendingSignUp>;

export function pendingSignUps(auth: Auth, encryption: Encryption): PendingSignUps {
  return new OneTimeValues(auth, encryption, 'sign-up');
}
