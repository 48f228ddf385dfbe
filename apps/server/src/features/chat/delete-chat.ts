import type { ChatDocument } from '@savet/contract/documents';
import { ApiError } from '../../platform/api-error.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import { notify } from '../../platform/db/notifications.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { settleQuery } from '../quota/quota.store.ts';
import { readChat } from './chat.store.ts';
import { readChunkText } from './chunk.store.ts';
import { putBackChat, removeChat } from './deleted-chats.store.ts';
import { findRunningTurn, settleTurnRow } from './turn.store.ts';

/**
 * Deletes a chat with its messages. An answer that is being written in it is stopped, its query kept
 * once text had come, as for any stopped turn.
 * @returns when it was
 * @throws ApiError NOT_FOUND
 */
export function deleteChat(db: Database, uid: string, chatId: string, now: Date): Promise<Date> {
  return writeDocuments(db, uid, async (trx, revision) => {
    if (!(await readChat(trx, uid, chatId))) throw new ApiError('NOT_FOUND');
    const turn = await findRunningTurn(trx, uid, chatId);
    if (turn) {
      const text = await readChunkText(trx, uid, turn.replyId, turn.attempt);
      const settlement = { state: 'stopped', text, errorCode: null, usage: null } as const;
      await settleTurnRow(trx, turn, settlement, revision, 'whatever');
      const outcome = turn.state === 'answering' ? 'kept' : 'stopped';
      await settleQuery(trx, uid, turn.queryId, outcome, now, revision);
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
 * Brings back what was deleted a moment ago, as it was.
 * @throws ApiError NOT_FOUND when its time is over
 */
export function restoreChat(db: Database, uid: string, chatId: string): Promise<ChatDocument> {
  return writeDocuments(db, uid, async (trx, revision) => {
    const isBack = await putBackChat(trx, uid, chatId, revision);
    const chat = isBack ? await readChat(trx, uid, chatId) : null;
    if (!chat) throw new ApiError('NOT_FOUND');
    return chat;
  });
}
