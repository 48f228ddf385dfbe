import { ApiError } from '../../../platform/api-error.ts';
import { notify } from '../../../platform/db/notifications.ts';
import { type Database, inTransaction, type Trx } from '../../../platform/db/transaction.ts';
import { readMessage } from '../messages.store.ts';
import { readTurn, requestStop, requestStops } from './turn.store.ts';

/**
 * Requests a stop from the server that is answering; a settled turn stays unchanged.
 * @throws ApiError NOT_FOUND when there is no such question in the chat
 */
export function stopTurn(
  db: Database,
  uid: string,
  chatId: string,
  messageId: string,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const question = await readMessage(trx, uid, chatId, messageId);
    const turn = await readTurn(trx, uid, messageId);
    if (!question || !turn) throw new ApiError('NOT_FOUND');
    if (turn.settledAt !== null) return;
    await requestStop(trx, turn);
    await notify(trx, { kind: 'stop', uid, messageId, attempt: turn.attempt });
  });
}

/** Requests a stop of all turns of a user. */
export async function stopTurns(trx: Trx, uid: string): Promise<void> {
  for (const turn of await requestStops(trx, uid))
    await notify(trx, { kind: 'stop', uid, ...turn });
}
