import { ApiError } from '../../platform/api-error.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import { notify } from '../../platform/db/notifications.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { settleQuery } from '../quota/quota.store.ts';
import { readChat, removeChat } from './chat.store.ts';
import { findRunningTurn } from './turn.store.ts';

/**
 * Deletes a chat with its messages. An answer that is being written in it is stopped, its query kept
 * once text had come, as for any stopped turn.
 * @throws ApiError NOT_FOUND
 */
export function deleteChat(db: Database, uid: string, chatId: string, now: Date): Promise<void> {
  return writeDocuments(db, uid, async (trx, revision) => {
    if (!(await readChat(trx, uid, chatId))) throw new ApiError('NOT_FOUND');
    const turn = await findRunningTurn(trx, uid, chatId);
    if (turn) {
      const outcome = turn.state === 'answering' ? 'kept' : 'stopped';
      await settleQuery(trx, uid, turn.queryId, outcome, now, revision);
      await notify(trx, {
        kind: 'stop',
        uid,
        messageId: turn.messageId,
        attempt: turn.attempt,
      });
    }
    await removeChat(trx, uid, chatId, revision);
  });
}
