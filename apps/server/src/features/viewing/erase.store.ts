import type { Trx } from '../../platform/db/transaction.ts';
import { endViewings } from './viewing.store.ts';

/** Takes the name of a member of the team out of the records of viewings and requests; that somebody looked remains for its user. */
export async function eraseViewer(trx: Trx, uid: string): Promise<void> {
  await endViewings(trx, { adminUid: uid });
  await trx
    .updateTable('viewings')
    .set({ adminUid: '', adminEmail: '', sessionId: '' })
    .where('adminUid', '=', uid)
    .execute();
  await trx
    .updateTable('viewingRequests')
    .set({ adminUid: '', adminEmail: '' })
    .where('adminUid', '=', uid)
    .execute();
  await trx.updateTable('brandHubReads').set({ readBy: '' }).where('readBy', '=', uid).execute();
}
