import { PASSWORD_KEY_PURPOSE } from '../../features/accounts/firebase-passwords/password-keys.store.ts';
import { MAIL_PURPOSE } from '../../features/accounts/mails/account-mails.ts';
import { createEncryption } from '../../platform/encryption.ts';
import type { StaffDependencies } from './staff-command.ts';

/** Dependencies of commands about accounts, in a server and without one. */
export function commandAccounts(
  authSecret: string,
  addresses: { supportEmail: string; publicUrl: string },
): NonNullable<StaffDependencies['accounts']> {
  return {
    ...addresses,
    mailEncryption: createEncryption(authSecret, MAIL_PURPOSE),
    passwordKeyEncryption: createEncryption(authSecret, PASSWORD_KEY_PURPOSE),
  };
}
