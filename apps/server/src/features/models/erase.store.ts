import type { Trx } from '../../platform/db/transaction.ts';

/** Keeps what a user's calls to models cost, without what they were for; the uid goes with the user. */
export async function eraseCaller(trx: Trx, uid: string): Promise<void> {
  await trx.updateTable('modelCalls').set({ messageId: null }).where('uid', '=', uid).execute();
}
