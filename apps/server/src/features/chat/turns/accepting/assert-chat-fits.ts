import { CHATS_MAX } from '@savet/contract/limits';
import { ApiError } from '../../../../platform/api-error.ts';
import type { Trx } from '../../../../platform/db/transaction.ts';
import { hasChats } from '../../chat.store.ts';
import type { ChatState } from './chat-state.store.ts';
import type { Question } from './question.ts';

/**
 * Refuses a question for a chat that cannot take it. A question never revives a deleted chat.
 * @throws ApiError NOT_FOUND, CHAT_BUSY, CHAT_LIMIT_REACHED
 */
export async function assertChatFits(
  trx: Trx,
  { uid, newChat }: Question,
  { isChatDeleted, isBusy }: ChatState,
): Promise<void> {
  if (isChatDeleted ?? !newChat) throw new ApiError('NOT_FOUND');
  if (isBusy) throw new ApiError('CHAT_BUSY');
  if (isChatDeleted === null && (await hasChats(trx, uid, CHATS_MAX))) {
    throw new ApiError('CHAT_LIMIT_REACHED');
  }
}
