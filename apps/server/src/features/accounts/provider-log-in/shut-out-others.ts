import type { Trx } from '../../../platform/db/transaction.ts';
import { deleteFactor } from '../factors/second-factor.store.ts';
import { deleteLinks } from '../linked/linked-log-ins.store.ts';
import { deleteMailedLinks } from '../mailed-links.store.ts';
import { removePasskeys } from '../passkeys/remove-passkeys.ts';
import { clearPassword } from '../password/password.store.ts';
import { type EndViewings, endSessions } from '../session-list/end-sessions.ts';

/**
 * Removes every way to log in, and ends all sessions but one. Removed are the password, passkeys, linked log-ins, mailed links and
 * an unconfirmed second factor. Needed where somebody else may have created the account with the user's address.
 */
export async function shutOutOthers(
  trx: Trx,
  { uid, exceptSessionId }: { uid: string; exceptSessionId: string },
  endViewings: EndViewings,
): Promise<void> {
  await clearPassword(trx, uid);
  await deleteLinks(trx, uid);
  await deleteMailedLinks(trx, uid);
  // Log-in would have asked for the code of a confirmed one.
  await deleteFactor(trx, uid);
  await removePasskeys(trx, { uid, endViewings }, 'all', exceptSessionId);
  await endSessions(trx, uid, { except: exceptSessionId }, endViewings);
}
