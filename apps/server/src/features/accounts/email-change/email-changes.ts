import type { Database } from '../../../platform/db/transaction.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Auth } from '../auth.ts';
import type { AccountMails } from '../mails/account-mails.ts';
import type { PasswordLimits } from '../password/verify-password.ts';
import type { EndViewings } from '../session-list/end-sessions.ts';

/** Limits for the mails that a change of address sends. */
export interface EmailChangeLimits extends PasswordLimits {
  /** @throws ApiError RATE_LIMITED */
  emailChange(uid: string): Promise<void>;
  /** Counts a mail to an address; false when it has had enough. */
  mayMail(kind: 'newEmail', email: string): Promise<boolean>;
}

export interface EmailChangeDependencies {
  db: Database;
  auth: Auth;
  mails: AccountMails;
  limits: EmailChangeLimits;
  endViewings: EndViewings;
  /** Tells the payment provider, without waiting for it. */
  onEmailChanged(uid: string): void;
  publicUrl: string;
  supportEmail: string;
  log: Logger;
}
