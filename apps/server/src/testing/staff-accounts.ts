import { commandAccounts } from '../app/staff/command-accounts.ts';
import type { TestServer } from './application.ts';

/** AUTH_SECRET of test servers. */
const SECRET = 'a secret of the tests, and of nothing else';

/** Dependencies of staff commands about accounts, as the test server has them. */
export function staffAccounts({ origin }: Pick<TestServer, 'origin'>) {
  return commandAccounts(SECRET, { supportEmail: 'help@savet.test', publicUrl: origin });
}
