import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { type GiveBackReason, settleQuery } from '../quota/quota.store.ts';
import { failure } from './chat.rules.ts';
import { readChunkText } from './chunk.store.ts';
import {
  listAbandoned,
  type Settlement,
  settleTurnRow,
  type Turn,
  type TurnKey,
} from './turn.store.ts';

/** Settles a turn and its query in one transaction; false when it is no longer this owner's. */
export function settleTurn(
  db: Database,
  turn: TurnKey & { replyId: string; queryId: string },
  settlement: Settlement,
  query: 'kept' | GiveBackReason,
  now: Date,
): Promise<boolean> {
  return writeDocuments(db, turn.uid, async (trx, revision) => {
    if (!(await settleTurnRow(trx, turn, settlement, revision, null))) return false;
    await settleQuery(trx, turn.uid, turn.queryId, query, now, revision);
    return true;
  });
}

/**
 * Fails the turns whose server is gone and gives their queries back; text that had come stays.
 * @param which `expired`: those whose lease ran out; `all`: every unsettled one, at the start of the
 *   only server there is
 * @param isRunningHere turns of this server are its own business
 * @returns how many were failed
 */
export async function failAbandonedTurns(
  db: Database,
  which: 'expired' | 'all',
  isRunningHere: (turn: Turn) => boolean,
  now: Date,
): Promise<number> {
  let failed = 0;
  for (const turn of await listAbandoned(db, which === 'all')) {
    if (isRunningHere(turn)) continue;
    const settled = await writeDocuments(db, turn.uid, async (trx, revision) => {
      const text = await readChunkText(trx, turn.uid, turn.replyId, turn.attempt);
      const mode = which === 'all' ? 'whatever' : 'expired';
      const settlement = failure('GENERATION_FAILED', text);
      if (!(await settleTurnRow(trx, turn, settlement, revision, mode))) return false;
      await settleQuery(trx, turn.uid, turn.queryId, 'interrupted', now, revision);
      return true;
    });
    if (settled) failed += 1;
  }
  return failed;
}
