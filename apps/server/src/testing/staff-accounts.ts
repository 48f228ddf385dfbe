import { MAIL_PURPOSE } from '../features/accounts/mails/account-mails.ts';
import { createEncryption } from '../platform/encryption.ts';
import type { TestServer } from './application.ts';

/** What staff commands about accounts need, as the test server itself has it. */
export function staffAccounts({ origin }: Pick<TestServer, 'origin'>) {
  return {
    mailEncryption: createEncryption('a secret of the tests, and of nothing else', MAIL_PURPOSE),
    supportEmail: 'help@savet.test',
    publicUrl: origin,
  };
}
