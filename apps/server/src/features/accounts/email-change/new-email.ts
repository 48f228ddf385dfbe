import { notify } from '../../../platform/db/notifications.ts';
import type { Trx } from '../../../platform/db/transaction.ts';
import { updateUserRow } from '../accounts.store.ts';
import { readUser } from '../user-document/user-document.store.ts';
import type { EmailChangeDependencies } from './email-changes.ts';

/**
 * Consequences of every new address, in its transaction: the user document is sent again, the payment provider is due, and a
 * role that came from the old address ends with its viewings. A role that was granted stays with the account.
 */
export async function followNewEmail(
  trx: Trx,
  { endViewings }: Pick<EmailChangeDependencies, 'endViewings'>,
  uid: string,
  revision: number,
): Promise<void> {
  await notify(trx, { kind: 'access', uid });
  const user = await readUser(trx, uid);
  if (!user) return;
  const customer =
    user.stripeCustomerId === null ? {} : { isCustomerEmailDue: true, billingDueAt: new Date() };
  await updateUserRow(trx, uid, customer, revision);
  if (!user.isAdmin) await endViewings(trx, { adminUid: uid });
}
