import { PASSWORD_KEY_PURPOSE } from '../features/accounts/firebase-passwords/password-keys.store.ts';
import { MAIL_PURPOSE } from '../features/accounts/mails/account-mails.ts';
import { createEncryption } from '../platform/encryption.ts';
import type { TestServer } from './application.ts';

/** AUTH_SECRET of test servers. */
const SECRET = 'a secret of the tests, and of nothing else';

/** What staff commands about accounts need, as the test server itself has it. */
export function staffAccounts({ origin }: Pick<TestServer, 'origin'>) {
  return {
    mailEncryption: createEncryption(SECRET, MAIL_PURPOSE),
    passwordKeyEncryption: createEncryption(SECRET, PASSWORD_KEY_PURPOSE),
    supportEmail: 'help@savet.test',
    publicUrl: origin,
  };
}
