import { ApiError } from '../../../../platform/api-error.ts';
import type { Trx } from '../../../../platform/db/transaction.ts';
import { readTurn, type Turn } from '../turn.store.ts';
import type { Question } from './question.ts';

/**
 * Finds the turn of this message id; null when no message has it.
 * @param text text of the message with this id; null when there is none
 * @throws ApiError MESSAGE_CONFLICT when the id belongs to a different question
 */
export async function findExistingTurn(
  trx: Trx,
  question: Question,
  text: string | null,
): Promise<Turn | null> {
  if (text === null) return null;
  const turn = await readTurn(trx, question.uid, question.messageId);
  if (turn?.chatId !== question.chatId || text !== question.query) {
    throw new ApiError('MESSAGE_CONFLICT');
  }
  return turn;
}

/**
 * The first attempt makes a turn; each later one needs a failed or stopped attempt before it.
 * @throws ApiError ATTEMPT_CONFLICT
 */
export function assertAttemptFits(existing: Turn | null, attempt: number): void {
  const nextAttempt = existing ? existing.attempt + 1 : 1;
  const isRetryable = !existing || existing.state === 'failed' || existing.state === 'stopped';
  if (attempt !== nextAttempt || !isRetryable) throw new ApiError('ATTEMPT_CONFLICT');
}
