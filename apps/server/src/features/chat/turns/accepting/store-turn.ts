import type { Receipt, UserDocument } from '@savet/contract/documents';
import { ApiError } from '../../../../platform/api-error.ts';
import type { Trx } from '../../../../platform/db/transaction.ts';
import { insertReserved, type ReservedQuery } from '../../../quota/quota.store.ts';
import { touchChat } from '../../chat.store.ts';
import { readMessage } from '../../messages.store.ts';
import { makeRoomForVersion } from '../../versions/versions.ts';
import { insertTurn, type NewTurn, restartTurn } from './accept-turn.store.ts';
import type { Question } from './question.ts';
import { statedPaths } from './question-fields.rules.ts';

/**
 * Stores the turn of a question that was not asked before, with its question, an empty reply and its query.
 * @param position the question's position in the chat
 * @param projectId the project of the chat, if the question creates it
 * @throws ApiError as `makeRoomForVersion` does
 */
export async function storeNewTurn(
  trx: Trx,
  turn: NewTurn,
  {
    question,
    position,
    user,
    projectId,
    receipt,
    query,
  }: {
    question: Question;
    position: number;
    user: UserDocument;
    projectId: string | null;
    receipt: Receipt;
    query: ReservedQuery;
  },
  revision: number,
): Promise<void> {
  const { uid, chatId, versionOf } = question;
  const version =
    versionOf === null ? null : await makeRoomForVersion(trx, { uid, chatId, versionOf }, revision);
  const statedFields = question.isDecidedByModel
    ? null
    : statedPaths(question.query, user, position > 1);
  const stored = { text: question.query, version, statedFields, position };
  await insertTurn(trx, turn, stored, { projectId, query }, receipt, revision);
}

/**
 * Starts another attempt of a failed or stopped turn.
 * @returns the question's position in the chat
 * @throws ApiError VERSION_CONFLICT if another version of the question is shown by now
 */
export async function storeRetry(
  trx: Trx,
  turn: NewTurn,
  { attempt, receipt, query }: { attempt: number; receipt: Receipt; query: ReservedQuery },
  revision: number,
): Promise<number> {
  const question = await readMessage(trx, turn.uid, turn.chatId, turn.messageId);
  if (question?.hidden) throw new ApiError('VERSION_CONFLICT');
  await insertReserved(trx, query);
  await restartTurn(trx, turn, attempt, receipt, revision);
  await touchChat(trx, turn.uid, turn.chatId, revision);
  return question?.position ?? 1;
}
