import { sql } from 'kysely';
import type { Trx } from '../../platform/db/transaction.ts';

/**
 * Erases the pieces of a user's replies, and the traces of the Brand Hub in questions of the team, whose texts remain. Browsers
 * need not hear of it, so the revisions stay.
 */
export async function eraseChatTraces(trx: Trx, uid: string): Promise<void> {
  await trx.deleteFrom('chunks').where('uid', '=', uid).execute();
  await sql`
    update messages set receipt = null
    from turns
    where turns.brand_hub_uid = ${uid}
      and messages.uid = turns.uid and messages.message_id = turns.reply_id`.execute(trx);
  await trx
    .updateTable('turns')
    .set({ brandHubUid: null })
    .where('brandHubUid', '=', uid)
    .execute();
}
