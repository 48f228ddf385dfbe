import { notify } from '../../../platform/db/notifications.ts';
import type { Trx } from '../../../platform/db/transaction.ts';
import {
  deletePasskey,
  lockPasskeys,
  type PasskeyChoice,
  sessionsOf,
} from '../factors/passkeys.store.ts';
import { type EndViewings, endSessions } from '../session-list/end-sessions.ts';

/**
 * Removes passkeys with the sessions that they have opened: somebody else may have them.
 * @param exceptSessionId stays open, as one that no passkey has opened
 * @returns the names of the removed passkeys
 */
export async function removePasskeys(
  trx: Trx,
  { uid, endViewings }: { uid: string; endViewings: EndViewings },
  which: PasskeyChoice,
  exceptSessionId: string | null = null,
): Promise<string[]> {
  const passkeys = await lockPasskeys(trx, uid, which);
  for (const { passkeyId } of passkeys) {
    for (const sessionId of await sessionsOf(trx, passkeyId)) {
      if (sessionId !== exceptSessionId) {
        await endSessions(trx, uid, { only: sessionId }, endViewings);
      }
    }
    await deletePasskey(trx, passkeyId);
  }
  if (passkeys.length > 0) await notify(trx, { kind: 'access', uid });
  return passkeys.map(({ name }) => name);
}
