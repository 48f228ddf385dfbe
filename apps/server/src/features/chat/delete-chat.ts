import type { ChatDocument } from '@savet/contract/documents';
import { ApiError } from '../../platform/api-error.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import { notify } from '../../platform/db/notifications.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { readChat } from './chat.store.ts';
import { reinsertChat, removeChat } from './deleted-chats.store.ts';
import { readChunkText } from './turns/chunk.store.ts';
import { settleQueryOf, settleTurnRow } from './turns/settlement.store.ts';
import { stoppedSettlement } from './turns/turn.rules.ts';
import { findRunningTurn } from './turns/turn.store.ts';

/**
 * Deletes a chat with its messages. A running answer is stopped; as for any stopped turn, its query is
 * kept if text has arrived.
 * @returns the time of deletion
 * @throws ApiError NOT_FOUND
 */
export function deleteChat(db: Database, uid: string, chatId: string, now: Date): Promise<Date> {
  return writeDocuments(db, uid, async (trx, revision) => {
    if (!(await readChat(trx, uid, chatId))) throw new ApiError('NOT_FOUND');
    const turn = await findRunningTurn(trx, uid, chatId);
    if (turn) {
      const text = await readChunkText(trx, uid, turn.replyId, turn.attempt);
      await settleTurnRow(trx, turn, stoppedSettlement(text), revision, { onlyExpired: false });
      const outcome = turn.state === 'answering' ? 'kept' : 'stopped';
      await settleQueryOf(trx, turn, outcome, now, revision);
      await notify(trx, {
        kind: 'stop',
        uid,
        messageId: turn.messageId,
        attempt: turn.attempt,
      });
    }
    return removeChat(trx, uid, chatId, revision);
  });
}

/**
 * Restores a deleted chat with its messages.
 * @throws ApiError NOT_FOUND when the chat was deleted more than `RESTORE_SECONDS` ago
 */
export function restoreChat(db: Database, uid: string, chatId: string): Promise<ChatDocument> {
  return writeDocuments(db, uid, async (trx, revision) => {
    const isRestored = await reinsertChat(trx, uid, chatId, revision);
    const chat = isRestored ? await readChat(trx, uid, chatId) : null;
    if (!chat) throw new ApiError('NOT_FOUND');
    return chat;
  });
}
