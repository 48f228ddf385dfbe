import type { Receipt } from '@savet/contract/documents';
import { writeDocuments } from '../../../platform/db/document-writes.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { Logger } from '../../../platform/log.ts';
import { chargeStopped, type GiveBackReason } from '../../quota/quota.store.ts';
import { readChunkText } from './chunk.store.ts';
import { type Settlement, settleQueryOf, settleTurnRow } from './settlement.store.ts';
import { failedSettlement } from './turn.rules.ts';
import { listAbandoned, type Turn, type TurnKey } from './turn.store.ts';

/** Settles a turn and its query in one transaction; false when this owner no longer holds the turn. */
export function settleTurn(
  db: Database,
  turn: TurnKey & { replyId: string; queryId: string; receipt: Receipt },
  settlement: Settlement,
  query: 'kept' | GiveBackReason,
  now: Date,
): Promise<boolean> {
  return writeDocuments(db, turn.uid, async (trx, revision) => {
    if (!(await settleTurnRow(trx, turn, settlement, revision, { onlyExpired: false }))) {
      // The chat was deleted before the first text was stored, but not before it was sent.
      if (query === 'kept') await chargeStopped(trx, turn.uid, turn.queryId, now, revision);
      return false;
    }
    await settleQueryOf(trx, turn, query, now, revision);
    return true;
  });
}

/**
 * Fails the turns whose server is gone and gives their queries back; partial text stays. One that cannot be failed is left for
 * the next time.
 * @param which `expired`: turns whose lease has expired; `all`: every unsettled turn, when the only
 *   server starts
 * @param isRunningHere true for turns of this server, which are skipped
 * @returns the number of failed turns
 */
export async function failAbandonedTurns(
  { db, log }: { db: Database; log: Logger },
  which: 'expired' | 'all',
  isRunningHere: (turn: Turn) => boolean,
  now: Date,
): Promise<number> {
  let failed = 0;
  for (const turn of await listAbandoned(db, which === 'all')) {
    if (isRunningHere(turn)) continue;
    try {
      if (await failTurn(db, turn, which === 'expired', now)) failed += 1;
    } catch (error) {
      const { uid, messageId } = turn;
      log.warn({ error, uid, messageId }, 'failing an abandoned turn failed');
    }
  }
  return failed;
}

function failTurn(db: Database, turn: Turn, onlyExpired: boolean, now: Date): Promise<boolean> {
  return writeDocuments(db, turn.uid, async (trx, revision) => {
    const text = await readChunkText(trx, turn.uid, turn.replyId, turn.attempt);
    const settlement = failedSettlement('GENERATION_FAILED', text);
    if (!(await settleTurnRow(trx, turn, settlement, revision, { onlyExpired }))) return false;
    await settleQueryOf(trx, turn, 'interrupted', now, revision);
    return true;
  });
}
