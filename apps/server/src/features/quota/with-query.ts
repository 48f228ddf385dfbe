import type { QueryEntry } from '@savet/contract/documents';
import { CALL_TIMEOUT_MS } from '@savet/contract/limits';
import { ApiError } from '../../platform/api-error.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { type GiveBackReason, reserveQuery, settleQuery, useAheadQuery } from './quota.store.ts';

/** Lifetime of the reservation after a crash, in milliseconds. */
const RESERVATION_MS = 2 * CALL_TIMEOUT_MS;

/**
 * Runs work that costs a query: a query reserved ahead, or a new one. The query is given back when `work` returns
 * null or throws, or for a result that takes none.
 * @throws ApiError QUERY_LIMIT_REACHED when no query is left, or what `work` throws
 */
export async function withQuery<Result>(
  db: Database,
  uid: string,
  purpose: QueryEntry['purpose'],
  now: () => Date,
  work: () => Promise<Result | null>,
  outcomeOf: (result: Result) => 'kept' | GiveBackReason = () => 'kept',
): Promise<Result | null> {
  const heldUntil = new Date(now().getTime() + RESERVATION_MS);
  const queryId = await writeDocuments(
    db,
    uid,
    async (trx, revision) =>
      (await useAheadQuery(trx, uid, purpose, heldUntil, now())) ??
      (await reserveQuery(trx, uid, { purpose, heldUntil }, now(), revision)),
  );
  if (queryId === null) throw new ApiError('QUERY_LIMIT_REACHED');
  let result: Result | null = null;
  try {
    result = await work();
  } finally {
    const outcome = result === null ? 'failed' : outcomeOf(result);
    await writeDocuments(db, uid, (trx, revision) =>
      settleQuery(trx, uid, queryId, outcome, now(), revision),
    );
  }
  return result;
}
